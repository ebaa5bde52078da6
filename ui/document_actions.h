#pragma once

namespace ui {

struct Actions;
class Document;

/// Joins the actions that change a document, or how it is looked at, with it: what they do, and
/// which of them are checked or of no use. The document outlives the actions.
void connectDocumentActions(Document *document, const Actions &actions);

} // namespace ui
