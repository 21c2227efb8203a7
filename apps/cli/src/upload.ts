import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, address, errorOf } from '@casbah/contract/client';
import type { Load } from '@casbah/contract/datasources';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import type { SourceRole } from '@casbah/domain/sign';
import type { Connection } from './connection.ts';

/** A file to upload; any part of it can be read repeatedly. */
export interface UploadFile {
  name: string;
  size: number;
  /** Bytes from `start` to `end`, exclusive. */
  slice(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** Small enough to resend after an interruption, large enough to use the bandwidth. */
const PIECE = 8 * 1024 * 1024;
const MOST_TRIES = 6;

/** The source with this name, created if missing. */
export async function sourceNamed(
  connection: Connection,
  name: string,
  settings: { format?: string; timezone?: string; role?: SourceRole },
): Promise<string> {
  const { datasources } = await connection.client.call('GET /admin/datasources', { query: {} });
  const existing = datasources.find((source) => source.name === name);
  if (existing !== undefined) return existing.id;
  const created = await connection.client.call('POST /admin/datasources', { body: { name, ...settings } });
  return created.id;
}

/** The file's unfinished upload, or a new one. Resuming needs no local state, because the server has it. */
async function announce(connection: Connection, datasource: string, file: UploadFile): Promise<Load> {
  const { loads } = await connection.client.call('GET /admin/datasources/{id}/loads', {
    params: { id: datasource },
    query: { limit: 200 },
  });
  const unfinished = loads.find(
    (load) => load.status === LOAD_STATUS.pending && load.file_name === file.name && load.size === file.size,
  );
  if (unfinished !== undefined) return unfinished;
  return connection.client.call('POST /admin/datasources/{id}/loads', {
    params: { id: datasource },
    body: { file_name: file.name, size: file.size },
  });
}

async function sendPiece(connection: Connection, load: Load, file: UploadFile): Promise<Load> {
  const from = load.bytes_received;
  const body = await file.slice(from, Math.min(file.size, from + PIECE));
  const response = await connection.fetch(
    `${connection.origin}${address('PATCH /admin/loads/{id}/content', { params: { id: load.id } })}`,
    {
      method: 'PATCH',
      headers: {
        'content-type': 'application/octet-stream',
        'upload-offset': String(from),
        'x-requested-with': 'XMLHttpRequest',
      },
      body,
    },
  );
  if (!response.ok) throw await errorOf(response);
  return connection.client.call('GET /admin/loads/{id}', { params: { id: load.id } });
}

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return (
    error.status === 0 ||
    error.status >= 500 ||
    error.answer?.error === 'UPLOAD_OFFSET_WRONG' ||
    error.answer?.error === 'BODY_STALLED'
  );
}

/** Uploads a file from the server's offset, resuming after interruptions. Returns the queued ingest job. */
export async function upload(
  connection: Connection,
  datasource: string,
  file: UploadFile,
  onProgress: (load: Load) => void,
): Promise<Load> {
  let load = await announce(connection, datasource, file);
  let failures = 0;
  do {
    try {
      load = await sendPiece(connection, load, file);
      failures = 0;
      onProgress(load);
    } catch (error) {
      failures += 1;
      if (failures > MOST_TRIES || !isWorthRetrying(error)) throw error;
      await wait(Math.min(8_000, 250 * 2 ** failures));
      load = await connection.client
        .call('GET /admin/loads/{id}', { params: { id: load.id } })
        .catch(() => load);
    }
  } while (load.status === LOAD_STATUS.pending);
  return load;
}

/** Waits until the server has read the file, or the job has failed. */
export async function untilRead(
  connection: Connection,
  load: Load,
  onProgress: (load: Load) => void,
): Promise<Load> {
  let latest = load;
  while (latest.status === LOAD_STATUS.queued || latest.status === LOAD_STATUS.processing) {
    await wait(250);
    latest = await connection.client.call('GET /admin/loads/{id}', { params: { id: load.id } });
    onProgress(latest);
  }
  return latest;
}
