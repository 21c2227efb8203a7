import type { Migration } from 'kysely/migration';
import * as foundation from './migrations/0001-foundation.ts';
import * as accessProfiles from './migrations/0002-access-profiles.ts';

/** Every migration, in the order of its name. One that was released is never changed: a change is a new one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundation,
  '0002-access-profiles': accessProfiles,
};
