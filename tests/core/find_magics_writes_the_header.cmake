# cmake -DFINDER=program -DHEADER=file -P: the finder writes the header of the repository again.
execute_process(COMMAND ${FINDER} OUTPUT_VARIABLE written RESULT_VARIABLE status)
file(READ ${HEADER} header)
if(NOT status EQUAL 0 OR NOT written STREQUAL header)
    message(FATAL_ERROR "${FINDER} does not write ${HEADER} as it is")
endif()
