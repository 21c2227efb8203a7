import type { IndexDefinition, IndexError } from '@casbah/domain/content-index';
import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { SystemTx, TenantTx } from '../transaction.ts';

interface OfIndex {
  tenant: string;
  id: string;
}

/** State of an index, with the number of its documents. */
export type StoredIndex = Selectable<Database['content_indexes']> & { documents: number };
export type StoredDocument = Selectable<Database['indexed_documents']>;

/** States by index. */
export async function contentIndexes(tx: TenantTx): Promise<Map<string, StoredIndex>> {
  const rows = await tx.selectFrom('content_indexes').selectAll().execute();
  const counts = await tx
    .selectFrom('indexed_documents')
    .select(['index_id', (eb) => eb.fn.countAll<number>().as('documents')])
    .groupBy('index_id')
    .execute();
  const documents = new Map(counts.map((one) => [one.index_id, one.documents]));
  return new Map(rows.map((row) => [row.id, { ...row, documents: documents.get(row.id) ?? 0 }]));
}

export async function findIndex(tx: TenantTx, id: string): Promise<StoredIndex | undefined> {
  return (await contentIndexes(tx)).get(id);
}

export async function addIndex(tx: TenantTx, { tenant, id }: OfIndex): Promise<void> {
  await tx.insertInto('content_indexes').values({ tenant_id: tenant, id, state: 'new' }).execute();
}

/** Begins to receive a table. An upload that didn't finish is replaced. */
export async function startUpload(
  tx: TenantTx,
  index: OfIndex,
  upload: { id: string; name: string; size: number; time: number },
): Promise<void> {
  await write(tx, index, {
    state: 'uploading',
    progress: 0,
    error: null,
    upload_id: upload.id,
    upload_name: upload.name,
    upload_size: upload.size,
    bytes_received: 0,
    upload_on: upload.time,
  });
}

/** Records received bytes. Returns the index, or `undefined` if the upload was replaced or continued elsewhere. */
export async function addReceived(
  tx: TenantTx,
  { tenant, id }: OfIndex,
  { upload, from, to, time }: { upload: string; from: number; to: number; time: number },
): Promise<Selectable<Database['content_indexes']> | undefined> {
  return tx
    .updateTable('content_indexes')
    .set({ bytes_received: to, upload_on: time })
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .where('upload_id', '=', upload)
    .where('bytes_received', '=', from)
    .returningAll()
    .executeTakeFirst();
}

export async function queueBuild(tx: TenantTx, index: OfIndex): Promise<void> {
  await write(tx, index, { state: 'queued', progress: 0, error: null });
}

/** Records the progress of a build, and signals it. */
export async function buildProgress(tx: TenantTx, index: OfIndex, progress: number): Promise<void> {
  await write(tx, index, { state: 'building', progress });
  await sendSignals(tx, { tenant: index.tenant, area: 'content' });
}

/** Puts a built index into use. Returns the file in use before. */
export async function finishBuild(
  tx: TenantTx,
  index: OfIndex,
  built: {
    file: string;
    size: number;
    rows: number;
    sealedKey: string | null;
    definition: IndexDefinition;
    time: number;
  },
): Promise<string | null> {
  const before = await tx
    .selectFrom('content_indexes')
    .select('file')
    .where('id', '=', index.id)
    .executeTakeFirst();
  await write(tx, index, {
    state: 'ready',
    progress: 1,
    error: null,
    rows: built.rows,
    size: built.size,
    file: built.file,
    sealed_key: built.sealedKey,
    built_definition: JSON.stringify(built.definition),
    built_on: built.time,
    ...NO_UPLOAD,
  });
  return before?.file ?? null;
}

/** Takes the index out of use, because nothing is left in it. Returns the file in use before. */
export async function emptyIndex(
  tx: TenantTx,
  index: OfIndex,
  error: IndexError | null,
): Promise<string | null> {
  const before = await tx
    .selectFrom('content_indexes')
    .select('file')
    .where('id', '=', index.id)
    .executeTakeFirst();
  const state = error === null ? 'new' : 'failed';
  await write(tx, index, { state, progress: 0, error, size: 0, file: null, built_definition: null });
  return before?.file ?? null;
}

/** The index in use, if any, stays in use. */
export async function failBuild(tx: TenantTx, index: OfIndex, error: IndexError): Promise<void> {
  await write(tx, index, { state: 'failed', progress: 0, error, ...NO_UPLOAD });
  await sendSignals(tx, { tenant: index.tenant, area: 'content' });
}

/** Ends uploads without a byte since a time. Returns them. */
export async function endUploads(
  tx: SystemTx,
  before: number,
): Promise<{ tenant: string; id: string; upload: string }[]> {
  const rows = await tx
    .selectFrom('content_indexes')
    .select(['tenant_id', 'id', 'upload_id', 'file'])
    .where('state', '=', 'uploading')
    .where('upload_on', '<', before)
    .forUpdate()
    .execute();
  const ended: { tenant: string; id: string; upload: string }[] = [];
  for (const { tenant_id: tenant, id, upload_id: upload, file } of rows) {
    await tx
      .updateTable('content_indexes')
      .set({ state: file === null ? 'new' : 'ready', progress: 0, ...NO_UPLOAD })
      .where('tenant_id', '=', tenant)
      .where('id', '=', id)
      .execute();
    await sendSignals(tx, { tenant, area: 'content' });
    if (upload !== null) ended.push({ tenant, id, upload });
  }
  return ended;
}

/** Newest first. */
export async function listDocuments(tx: TenantTx, index: string): Promise<StoredDocument[]> {
  return tx
    .selectFrom('indexed_documents')
    .selectAll()
    .where('index_id', '=', index)
    .orderBy('added_on', 'desc')
    .orderBy('id')
    .execute();
}

export async function addDocument(
  tx: TenantTx,
  document: Pick<StoredDocument, 'tenant_id' | 'index_id' | 'id' | 'file_name' | 'size' | 'added_on'>,
): Promise<void> {
  await tx.insertInto('indexed_documents').values(document).execute();
}

/** Records that a document's fingerprint is stored. */
export async function markRead(
  tx: TenantTx,
  { tenant, id }: OfIndex,
  document: string,
  { isEmpty }: { isEmpty: boolean },
): Promise<void> {
  await tx
    .updateTable('indexed_documents')
    .set({ is_read: true, is_empty: isEmpty })
    .where('tenant_id', '=', tenant)
    .where('index_id', '=', id)
    .where('id', '=', document)
    .execute();
}

/** Returns the removed document. */
export async function removeDocument(
  tx: TenantTx,
  { tenant, id }: OfIndex,
  document: string,
): Promise<StoredDocument | undefined> {
  return tx
    .deleteFrom('indexed_documents')
    .where('tenant_id', '=', tenant)
    .where('index_id', '=', id)
    .where('id', '=', document)
    .returningAll()
    .executeTakeFirst();
}

const NO_UPLOAD = {
  upload_id: null,
  upload_name: null,
  upload_size: null,
  bytes_received: 0,
  upload_on: null,
};

async function write(
  tx: TenantTx,
  { tenant, id }: OfIndex,
  values: Updateable<Database['content_indexes']>,
): Promise<void> {
  await tx
    .updateTable('content_indexes')
    .set(values)
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .execute();
}

/** Seal context of an index's key: copied into another row, it can't be opened. */
export const indexKeyContext = (id: string): string => `content-index/${id}/key`;
