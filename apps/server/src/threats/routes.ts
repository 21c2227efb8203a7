import type { threatsCalls } from '@casbah/contract/threats';
import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import { isHarmfulCategory } from '@casbah/domain/threat';
import { uploadOf } from '@casbah/domain/volume';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import { narrow } from '../traffic/narrow.ts';
import type { Readers } from '../traffic/reader.ts';
import type { TrafficReads } from '../traffic/reads.ts';
import { threats } from './threats.ts';
import { csvOfThreats, linesOfThreats } from './threats-export.ts';

/** Kinds of traffic that threats are looked for in. */
const MOST_VALUES = 1000;

export function threatsHandlers({
  reads,
  readerOf,
  read,
  ...parts
}: Readers & {
  reads: TrafficReads;
  /** Whether the company uses threats named in logs. */
  tellsThreats: (tenant: string) => Promise<boolean>;
  /** Upload size in MB from which an unknown host is a finding. */
  unknownUploadMb: (tenant: string) => Promise<number>;
}): Handlers<typeof threatsCalls> {
  return {
    'GET /audit/threats': read(async (asked, { query }) =>
      threats(reads, asked, {
        ...query,
        unknown_upload_mb: await parts.unknownUploadMb(asked.tenant),
      }),
    ),

    'GET /audit/threats/export': read(async (asked, { query }) => {
      const want = { ...query, unknown_upload_mb: await parts.unknownUploadMb(asked.tenant) };
      return { content: csvOfThreats(reads, { ...asked, background: true }, want), fileName: 'threats.csv' };
    }),

    'GET /audit/threats/export.ndjson': read(async (asked, { query }) => {
      const want = { ...query, unknown_upload_mb: await parts.unknownUploadMb(asked.tenant) };
      return {
        content: linesOfThreats(reads, { ...asked, background: true }, want),
        fileName: 'threats.ndjson',
      };
    }),

    'POST /risks/threatfeed': async ({ session, reach, body, signal }) => {
      const { service_id, threat_count, limit, offset } = body;
      const filter = service_id === undefined ? ALL : ofService(service_id);
      const asked = await reads.ask(
        await readerOf({ session, reach }),
        { filter: printFilter(filter, TRAFFIC_FIELDS) },
        signal,
      );
      if (service_id !== undefined && !asked.services.has(service_id)) throw new ApiFailure('NOT_FOUND');
      const tia = await parts.tellsThreats(session.tenant);
      const narrowed = await narrow(reads, asked, 'services');
      const { values } = tia
        ? await reads.usage.byField(reads.scope(narrowed), 'log_category', MOST_VALUES)
        : { values: [] };
      const found = values
        .filter(({ value, requests }) => isHarmfulCategory(value) && requests >= threat_count)
        .map(({ value, requests, users, ...volume }) => ({
          threat: value,
          requests,
          users,
          ...uploadOf(volume),
        }));
      return {
        api_response: 'success',
        tia,
        total: found.length,
        threats: found.slice(offset, offset + limit),
      };
    },
  };
}

const ofService = (id: string): Filter => ({ kind: 'in', field: 'service', values: [id] });
