import type { Insertable } from 'kysely';
import type { Database } from './database.ts';

/** Rows by table. The database fills in what has a default. */
export type FixtureRows = {
  readonly [Table in keyof Database]?: readonly Partial<Insertable<Database[Table]>>[];
};

/** What the test of row-level security needs of an area: it fails for a table that has no row here. */
export interface AreaFixture {
  /** At least one row in each tenant table. IDs end in the tenant's, so two tenants don't collide. */
  rows(tenant: string): FixtureRows;
  /** Tables that no tenant's transaction may touch. */
  systemOnly?: readonly (keyof Database)[];
}
