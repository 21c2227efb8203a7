import { createHash } from 'node:crypto';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { findDatasource } from '@casbah/stores/control/datasources/datasources';
import { addWholeLoad } from '@casbah/stores/control/datasources/loads';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { FileStore } from '@casbah/stores/files/file-store';

export interface DeliveryParts {
  control: ControlStore;
  files: Pick<FileStore, 'append' | 'remove' | 'freeSpace'>;
  clock: () => number;
  /** File store name of an ingest job's file. */
  fileOf(load: { tenant_id: string; datasource_id: string; id: string }): string;
  /** All bytes of the job are durable: it waits to be read. */
  received(load: string, contentHash: string): void;
}

/** Content to store as a new ingest job. */
export interface Delivery {
  tenant: string;
  datasource: string;
  load: string;
  fileName: string;
  content: AsyncIterable<Uint8Array>;
  /** Larger content is refused. */
  maxBytes: number;
}

export class DeliveryTooLarge extends Error {}
export class NoRoom extends Error {}
/** The source was deleted in the meantime. */
export class SourceGone extends Error {}

/** Bytes per write: each write costs a disk flush. */
const PIECE = 8 * 1024 ** 2;
/** Free disk space to keep: the stores need it to work. */
const RESERVE = 512 * 1024 ** 2;

/**
 * Creates an ingest job from external bytes, all or nothing. `noted` runs in the same transaction, so job and record
 * agree. Returns the number of bytes; creates nothing for zero.
 */
export async function deliver(
  { control, files, clock, fileOf, received }: DeliveryParts,
  { tenant, datasource, load, fileName, content, maxBytes }: Delivery,
  noted: (tx: TenantTx, bytes: number) => Promise<void>,
): Promise<number> {
  const file = fileOf({ tenant_id: tenant, datasource_id: datasource, id: load });
  const hash = createHash('sha256');
  let size = 0;
  let pieces: Uint8Array[] = [];
  let held = 0;
  const keep = async (): Promise<void> => {
    if (held === 0) return;
    if ((await files.freeSpace()) < RESERVE + held) throw new NoRoom();
    await files.append(file, size, Buffer.concat(pieces, held));
    size += held;
    pieces = [];
    held = 0;
  };
  try {
    for await (const bytes of content) {
      if (size + held + bytes.length > maxBytes) throw new DeliveryTooLarge();
      hash.update(bytes);
      pieces.push(bytes);
      held += bytes.length;
      if (held >= PIECE) await keep();
    }
    await keep();
    await control.inTenant(tenant, async (tx) => {
      if ((await findDatasource(tx, datasource)) === undefined) throw new SourceGone();
      if (size > 0)
        await addWholeLoad(tx, {
          id: load,
          tenant_id: tenant,
          datasource_id: datasource,
          size,
          created_on: clock(),
          file_name: fileName.slice(-255),
        });
      await noted(tx, size);
    });
  } catch (error) {
    await files.remove(file).catch(() => {});
    throw error;
  }
  if (size > 0) received(load, hash.digest('hex'));
  return size;
}
