import { z } from 'zod';
import { calls } from './call.ts';

/** Days after which a database counts as old, because address ranges change countries every month. */
export const AGED_DAYS = 90;

const geoipFile = z.object({
  name: z.string(),
  /** `old`: still used. `broken`: the previously loaded one, if any, is used until the next start. */
  state: z.enum(['read', 'old', 'broken']),
  /** Its maker's name for it; null if unreadable. */
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
