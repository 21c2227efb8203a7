/** Where an index's files are in the file store: one folder per index, so that all can be deleted at once. */
export const folderOfIndex = (tenant: string, id: string): string => `content/${tenant}/indexes/${id}`;

/** The uploaded table, until the index is built. */
export const tableFile = (tenant: string, id: string, upload: string): string =>
  `${folderOfIndex(tenant, id)}/table-${upload}`;

/** A built index. */
export const builtFile = (tenant: string, id: string, build: string): string =>
  `${folderOfIndex(tenant, id)}/built-${build}`;

/** A document, until its fingerprint is stored. */
export const documentFile = (tenant: string, id: string, document: string): string =>
  `${folderOfIndex(tenant, id)}/document-${document}`;

/** The fingerprint of a document. */
export const fingerprintFile = (tenant: string, id: string, document: string): string =>
  `${folderOfIndex(tenant, id)}/fingerprint-${document}`;
