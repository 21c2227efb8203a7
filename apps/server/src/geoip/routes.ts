import type { geoipCalls } from '@casbah/contract/geoip';
import { AGED_DAYS, type GeoipFile } from '@casbah/contract/geoip';
import type { PlaceDatabaseFacts } from '@casbah/discovery/geoip/place-database';
import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS } from '@casbah/domain/time-units';
import type { Handlers } from '../http/guard.ts';
import { type PlaceFile, PlaceFiles } from '../place-files.ts';

/** State of the geolocation databases. Reading threads check the files themselves. */
export function geoipHandlers({
  path,
  clock,
}: {
  path: string;
  clock: () => number;
}): Handlers<typeof geoipCalls> {
  const files = new PlaceFiles<PlaceDatabaseFacts>(path, ({ type, builtOn }) => ({ type, builtOn }));
  return {
    'GET /admin/geoip': async () => {
      const now = clock();
      return { path, files: (await files.read()).map((file) => fileAnswer(file, now)) };
    },
  };
}

function fileAnswer({ name, kept, problem }: PlaceFile<PlaceDatabaseFacts>, now: number): GeoipFile {
  const isAged = kept !== undefined && now - kept.builtOn > AGED_DAYS * DAY_MS;
  return {
    name,
    state: problem !== undefined ? 'broken' : isAged ? 'old' : 'read',
    type: kept?.type ?? null,
    built_on: kept === undefined ? null : isoTime(kept.builtOn),
    problem: problem ?? null,
  };
}
