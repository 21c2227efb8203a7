import type { Insertable } from 'kysely';
import type { Database } from './database.ts';

/** Rows by table. The database fills in what has a default. */
export type FixtureRows = {
  readonly [Table in keyof Database]?: readonly Partial<Insertable<Database[Table]>>[];
};

/** Rows of one area for the row-level security test, which fails for a table without a row. */
export interface AreaFixture {
  /** At least one row in each tenant table. IDs end in the tenant's, so two tenants don't collide. */
  rows(tenant: string): FixtureRows;
  /** Tables that no tenant's transaction may touch. */
  systemOnly?: readonly (keyof Database)[];
}
