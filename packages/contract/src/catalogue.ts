import { RISK_LEVELS } from '@casbah/domain/risk';
import { RISK_GRADES } from '@casbah/domain/risk-grade';
import { MOST_KNOCKOUTS } from '@casbah/domain/risk-limits';
import { z } from 'zod';
import { LIST_ERRORS } from './audit.ts';
import { calls } from './call.ts';
import { riskNumbers } from './risk-numbers.ts';

const catalogueService = z.object({
  id: z.string(),
  name: z.string(),
  vendor: z.string().nullable(),
  /** English category name. */
  category: z.string(),
  /** The most characteristic domain; empty if unknown. */
  domain: z.string(),
  ...riskNumbers,
  level: z.enum(RISK_LEVELS),
  /** Null if not researched. */
  grade: z.enum(RISK_GRADES).nullable(),
  /** Whether it was ever seen in traffic the requester may view. */
  is_used: z.boolean(),
});
export type CatalogueService = z.infer<typeof catalogueService>;

export const catalogueCalls = calls({
  'GET /audit/catalogue': {
    summary:
      'Search the catalog by part of a name, vendor or domain: exact domains first, then names that start with the text, then words, then the rest.',
    permission: 'audit.view',
    narrowed: true,
    query: z.object({
      /** All of them by name if absent. */
      q: z.string().max(128).optional(),
      /** Only these IDs, comma-separated; unknown ones are omitted. */
      ids: z
        .string()
        .transform((text) => text.split(',').filter((id) => id !== ''))
        .pipe(z.array(z.string().max(128)).max(MOST_KNOCKOUTS))
        .optional(),
      /** Only services seen in traffic. */
      used: z.stringbool().optional(),
      limit: z.coerce.number().int().min(1).max(MOST_KNOCKOUTS).default(20),
      offset: z.coerce.number().int().min(0).default(0),
    }),
    answer: z.object({ services: z.array(catalogueService), total: z.number().int() }),
    errors: LIST_ERRORS,
  },
});
