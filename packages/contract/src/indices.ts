import {
  COLUMN_KINDS,
  DATE_ORDERS,
  INDEX_ERRORS,
  INDEX_KINDS,
  INDEX_RULE_LIMITS,
  INDEX_STATES,
} from '@casbah/domain/content-index';
import { INDEX_LIMITS, MOST_INDEXES } from '@casbah/domain/content-limits';
import { z } from 'zod';
import { calls } from './call.ts';
import { description, ofDefinition } from './content-use.ts';
import { historyEvents } from './history-events.ts';
import { patterned } from './pattern.ts';

const name = patterned('content_profile_name');
const { within, minimumShare } = INDEX_RULE_LIMITS;

/** When a document matches: with cells of one row, or with text of a stored document. */
const exactDefinition = z
  .strictObject({
    kind: z.literal('exact'),
    /** Columns to index, by their names in the table's first line. */
    columns: z
      .array(
        z.strictObject({
          name: z.string().trim().min(1).max(INDEX_LIMITS.nameLength),
          kind: z.enum(COLUMN_KINDS).default('text'),
          /** Order in ambiguous dates such as 03/04/2020. */
          dateOrder: z.enum(DATE_ORDERS).optional(),
          /** Every match has a cell of this column. */
          isRequired: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(INDEX_LIMITS.columns),
    /** Cells of a row that must be found. */
    minimumColumns: z.number().int().min(1).max(INDEX_LIMITS.columns),
    /** Maximum characters between the first and the last. */
    within: z.number().int().min(within.min).max(within.max).default(within.default),
  })
  .refine(({ columns }) => new Set(columns.map((one) => one.name)).size === columns.length, {
    message: 'Name each column once',
    path: ['columns'],
  })
  .refine(({ columns, minimumColumns }) => minimumColumns <= columns.length, {
    message: 'Require no more cells than there are columns',
    path: ['minimumColumns'],
  });
const fingerprintDefinition = z.strictObject({
  kind: z.literal('fingerprint'),
  /** Share of a stored document's text that must be found. */
  minimumShare: z.number().min(minimumShare.min).max(minimumShare.max).default(minimumShare.default),
});
const definition = z.discriminatedUnion('kind', [exactDefinition, fingerprintDefinition]);

/** Hashes of a company's data, to find it in documents. */
export const contentIndex = z.object({
  ...ofDefinition,
  name: z.string(),
  description: z.string(),
  kind: z.enum(INDEX_KINDS),
  definition,
  state: z.enum(INDEX_STATES),
  /** Of the upload or build in progress, 0 to 1. */
  progress: z.number(),
  /** Why the last build failed. */
  error: z.enum(INDEX_ERRORS).nullable(),
  /** Rows in the index; 0 for fingerprints. */
  rows: z.number().int(),
  /** Documents in the index; 0 for tables. */
  documents: z.number().int(),
  /** In bytes. */
  size: z.number().int(),
  built_on: z.iso.datetime().nullable(),
  /** The definition changed since it was built: upload the table again. */
  is_outdated: z.boolean(),
});
export type ContentIndex = z.infer<typeof contentIndex>;

export const indexedDocument = z.object({
  id: z.string(),
  file_name: z.string(),
  /** In bytes. */
  size: z.number().int(),
  added_on: z.iso.datetime(),
  /** It has no text, so it can't be found. */
  is_empty: z.boolean(),
});
export type IndexedDocument = z.infer<typeof indexedDocument>;

/** A table to index, while its bytes arrive. */
const tableUpload = z.object({
  index_id: z.string(),
  file_name: z.string(),
  size: z.number().int(),
  bytes_received: z.number().int(),
});
export type TableUpload = z.infer<typeof tableUpload>;

const params = z.object({ id: z.uuid() });
const success = z.object({ api_response: z.literal('success') });
const fileName = z.string().trim().min(1).max(INDEX_LIMITS.nameLength);

export const indicesCalls = calls({
  'GET /protect/indices': {
    summary: "List the company's indexes by name.",
    permission: 'protect.view',
    background: true,
    answer: z.object({ indexes: z.array(contentIndex), limit: z.number().int() }),
    errors: [],
  },
  'POST /protect/indices': {
    summary: `Create an index (at most ${MOST_INDEXES} per company). Then upload its table or documents.`,
    permission: 'protect.modify',
    idempotent: true,
    body: z.strictObject({ name, description: description.default(''), definition }),
    answer: contentIndex,
    status: 201,
    errors: ['NAME_TAKEN', 'LIMIT_REACHED'],
  },
  'GET /protect/indices/{id}': {
    summary: 'Get an index and the progress of its build.',
    permission: 'protect.view',
    background: true,
    params,
    answer: contentIndex,
    errors: ['NOT_FOUND'],
  },
  'PATCH /protect/indices/{id}': {
    summary: 'Update an index. Its kind is fixed; after a change of its columns, upload the table again.',
    permission: 'protect.modify',
    params,
    body: z.strictObject({
      name: name.optional(),
      description: description.optional(),
      definition: definition.optional(),
    }),
    answer: contentIndex,
    errors: ['NOT_FOUND', 'NAME_TAKEN', 'CONFLICT'],
  },
  'DELETE /protect/indices/{id}': {
    summary: 'Delete an index that nothing uses.',
    permission: 'protect.modify',
    params,
    answer: success,
    errors: ['NOT_FOUND', 'CONTENT_IN_USE'],
  },
  'POST /protect/indices/{id}/table': {
    summary:
      'Start to upload a table: CSV or TSV in UTF-8 whose first line names the columns. Only hashes are kept; the file is deleted once the index is built.',
    permission: 'protect.modify',
    params,
    body: z.strictObject({
      file_name: fileName,
      size: z.number().int().min(1).max(INDEX_LIMITS.bytes),
    }),
    answer: tableUpload,
    status: 201,
    errors: ['NOT_FOUND', 'CONFLICT', 'NO_SPACE'],
  },
  'PATCH /protect/indices/{id}/table': {
    summary: 'Append bytes of the table at `Upload-Offset`. The last piece starts the build.',
    permission: 'protect.modify',
    params,
    headers: z.object({ 'upload-offset': z.coerce.number().int().min(0) }),
    body: 'stream',
    unrecorded: 'A piece of a file: the start of the upload is recorded.',
    answer: tableUpload,
    errors: ['NOT_FOUND', 'CONFLICT', 'UPLOAD_OFFSET_WRONG', 'TOO_LARGE', 'NO_SPACE'],
  },
  'GET /protect/indices/{id}/documents': {
    summary: 'List the documents of a fingerprint index, newest first.',
    permission: 'protect.view',
    params,
    answer: z.object({ documents: z.array(indexedDocument) }),
    errors: ['NOT_FOUND'],
  },
  'POST /protect/indices/{id}/documents': {
    summary: `Add a document to a fingerprint index (at most ${INDEX_LIMITS.documents} of ${INDEX_LIMITS.documentBytes / 1024 ** 2} MiB). Only hashes are kept once it is read.`,
    permission: 'protect.modify',
    params,
    query: z.object({ file_name: fileName }),
    body: 'stream',
    answer: indexedDocument,
    status: 201,
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_LARGE', 'NO_SPACE', 'LIMIT_REACHED'],
  },
  'DELETE /protect/indices/{id}/documents/{document}': {
    summary: 'Remove a document from a fingerprint index.',
    permission: 'protect.modify',
    params: z.object({ id: z.uuid(), document: z.uuid() }),
    answer: success,
    errors: ['NOT_FOUND'],
  },
});

export const indicesEvents = historyEvents({
  'content_index.table_uploaded': ['POST /protect/indices/{id}/table'],
  'content_index.built': [],
  'content_index.document_added': ['POST /protect/indices/{id}/documents'],
  'content_index.document_removed': ['DELETE /protect/indices/{id}/documents/{document}'],
});
