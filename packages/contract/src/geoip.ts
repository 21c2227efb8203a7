import { z } from 'zod';
import { calls } from './call.ts';

/** After so many days a database is called old: address ranges move between countries month by month. */
export const AGED_DAYS = 90;

const geoipFile = z.object({
  name: z.string(),
  /** `old`: still used. `broken`: what was read before is used until the next start, if there was anything. */
  state: z.enum(['read', 'old', 'broken']),
  /** As its maker calls it; null where that can't be read. */
  type: z.string().nullable(),
  built_on: z.iso.datetime().nullable(),
  /** For people, in English. */
  problem: z.string().nullable(),
});
export type GeoipFile = z.infer<typeof geoipFile>;

export const geoipCalls = calls({
  'GET /admin/geoip': {
    summary: 'Get the IP geolocation databases that the operator provides.',
    permission: 'datasources.view',
    answer: z.object({ path: z.string(), files: z.array(geoipFile) }),
    errors: [],
  },
});
