import { INFORMATION_LEVELS, isWorthSomething } from '@casbah/domain/access-profile';
import { ACTIONS, AREAS } from '@casbah/domain/permission';
import { z } from 'zod';
import { patterned } from './pattern.ts';

/** Most values in one part of a scope. */
const MOST_VALUES = 1000;
const values = z.array(z.string().trim().min(1).max(256)).max(MOST_VALUES).optional();

const grant = z
  .strictObject({
    area: z.enum(AREAS),
    actions: z
      .array(z.enum(ACTIONS))
      .min(1)
      .transform((actions) => [...new Set(actions)]),
    scope: z.strictObject({ apps: values, services: values, domains: values, org_units: values }).optional(),
  })
  .refine(isWorthSomething, {
    path: ['scope'],
    message: 'nothing in this area belongs to one app, service or person: grant it whole, or not at all',
  });

const name = patterned('profile_name');
const notes = patterned('profile_notes');
const information_level = z.enum(INFORMATION_LEVELS);
/** As many as there are areas, a few times over: one for each scope. */
const grants = z.array(grant).max(200);

export const newAccessProfile = z.strictObject({
  name,
  notes: notes.default(''),
  grants: grants.default([]),
  information_level: information_level.default('anonymised'),
});
export type NewAccessProfile = z.infer<typeof newAccessProfile>;

/** What is left out stays as it is. */
export const accessProfileChange = z.strictObject({
  name: name.optional(),
  notes: notes.optional(),
  grants: grants.optional(),
  information_level: information_level.optional(),
});
export type AccessProfileChange = z.infer<typeof accessProfileChange>;

export const accessProfile = z.object({
  id: z.string(),
  name: z.string(),
  notes: z.string(),
  grants: z.array(
    z.object({
      area: z.enum(AREAS),
      actions: z.array(z.enum(ACTIONS)),
      scope: z.object({ apps: values, services: values, domains: values, org_units: values }).optional(),
    }),
  ),
  information_level,
  /** How many people hold it. */
  holders: z.number(),
  created_on: z.iso.datetime(),
  /** Ids of people; null where Casbah itself made it. */
  created_by: z.string().nullable(),
  modified_on: z.iso.datetime(),
  modified_by: z.string().nullable(),
  resource_uri: z.string(),
});
export type AccessProfileAnswer = z.infer<typeof accessProfile>;
