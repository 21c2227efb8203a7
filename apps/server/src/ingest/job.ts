import { parserDefinition } from '@casbah/contract/parsers';
import { parserOfFormat } from '@casbah/domain/custom-parser';
import { loadCounts } from '@casbah/domain/datasource';
import {
  listSignSources,
  type StoredDatasource,
  sourceOfLoad,
} from '@casbah/stores/control/datasources/datasources';
import type { StoredLoad } from '@casbah/stores/control/datasources/loads';
import { keepPlan } from '@casbah/stores/control/datasources/loads';
import { findParser } from '@casbah/stores/control/parsers/custom-parsers';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { versionOfPeople } from '@casbah/stores/control/users/person-names';
import { z } from 'zod';
import { fileOfLoad } from './file-names.ts';
import type { LoadCheckpoint, LoadJob, LoadPlan } from './load.ts';

/**
 * Batch limits, measured with proxy logs: fewer lines give the engine more parts to merge; more lines take
 * more memory and delay the first result.
 */
const BATCH = { lines: 262_144, bytes: 64 * 1024 ** 2 };

const checkpoint = z.object({
  plan: z.object({
    batchLines: z.number(),
    batchBytes: z.number(),
    format: z.string().optional(),
    custom: z.object({ id: z.string(), title: z.string(), parser: parserDefinition }).exactOptional(),
    timezone: z.string(),
    signs: z.literal(true).exactOptional(),
    now: z.number(),
  }),
  reader: z.object({ offset: z.number(), line: z.number(), state: z.unknown() }).optional(),
});

/** A claimed job with all that reading needs: its source's name and settings, and where to resume. */
export async function jobOf(tx: TenantTx, load: StoredLoad, batch = BATCH): Promise<LoadJob> {
  const source = await sourceOfLoad(tx, load.datasource_id);
  return {
    id: load.id,
    tenant: load.tenant_id,
    datasource: load.datasource_id,
    source: source.name,
    file: fileOfLoad(load),
    fileName: load.file_name,
    size: load.size,
    contentHash: load.content_hash ?? undefined,
    peopleVersion: await versionOfPeople(tx, load.tenant_id),
    signSources: (await listSignSources(tx, load.tenant_id)).map(({ id, name, hold_hours }) => ({
      id,
      name,
      holdHours: hold_hours,
    })),
    parseAgain: load.is_parse_again,
    checkpoint: await checkpointOf(tx, load, source, batch),
    batches: load.batches,
    counts: loadCounts(load),
  };
}

/** Returns the stored checkpoint; for a new job, creates and stores one before anything is read. */
async function checkpointOf(
  tx: TenantTx,
  load: StoredLoad,
  source: Pick<StoredDatasource, 'format' | 'timezone' | 'role'>,
  batch: typeof BATCH,
): Promise<LoadCheckpoint> {
  if (load.checkpoint !== null) {
    const { plan, reader } = checkpoint.parse(load.checkpoint);
    return {
      plan: { ...plan, format: plan.format },
      ...(reader === undefined ? {} : { reader: { ...reader, state: reader.state } }),
    };
  }
  const parser = parserOfFormat(source.format);
  const own = parser === undefined ? undefined : await findParser(tx, parser);
  const plan: LoadPlan = {
    batchLines: batch.lines,
    batchBytes: batch.bytes,
    format: source.format === 'auto' || own !== undefined ? undefined : source.format,
    ...(own === undefined ? {} : { custom: { id: own.id, title: own.name, parser: own.definition } }),
    timezone: source.timezone,
    ...(source.role === 'who_is_where' ? { signs: true } : {}),
    now: load.created_on,
  };
  await keepPlan(tx, load.id, plan);
  return { plan };
}
