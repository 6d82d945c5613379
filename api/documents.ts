import * as v from "valibot";
import { addressOf } from "#api/path.ts";
import { defineResource } from "#api/resource.ts";
import type { Config } from "#config/config.ts";
import { documentSchema, type PortalDocument } from "#domain/entities/document.ts";
import { list } from "#domain/entities/fields.ts";
import { isFilled } from "#domain/text/text.ts";

/** The documents of one event by eventId. */
export const documentsResource = defineResource(
  "documents",
  v.object({ documents: list(documentSchema) }),
  (answer) => answer.documents,
);

/**
 * The name `{title}.{extension}` (contract section 4), with only one dot if the extension begins with one; a missing
 * part is left out.
 */
export function documentFileName({ title, extension, id }: PortalDocument): string {
  const name = isFilled(title) ? title : String(id ?? "Dokument");
  return isFilled(extension) ? `${name}.${extension.trim().replace(/^\./, "")}` : name;
}

/** The link target that downloads a document (contract section 2, documentDownload); null if it has no id. */
export function documentHref(config: Config, document: PortalDocument): string | null {
  if (document.id === null) return null;
  return addressOf(
    config,
    "documentDownload",
    {},
    { documentId: document.id, extension: document.extension, filename: documentFileName(document) },
  );
}
