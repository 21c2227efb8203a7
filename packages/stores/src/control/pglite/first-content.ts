import { readdirSync, readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/** The initial content of a new database. */
export interface FirstContent {
  /** Identifies the content: changes whenever `put` would write something else. */
  madeOf(): readonly string[];
  put(database: PGlite): Promise<void>;
}

export const NOTHING: FirstContent = { madeOf: () => [], put: async () => {} };

const CONTROL = new URL('../', import.meta.url);
const MIGRATION = /(^|[\\/])migrations[\\/][^\\/]+\.ts$/;

/** The empty tables of all migrations, so a new database has nothing left to migrate. */
export const EVERY_TABLE: FirstContent = {
  madeOf: () =>
    readdirSync(CONTROL, { recursive: true, encoding: 'utf8' })
      .filter((name) => MIGRATION.test(name))
      .sort()
      .flatMap((name) => [name, readFileSync(new URL(name, CONTROL), 'utf8')]),
  async put(pglite) {
    // Imported only to create a database; copying one starts without them.
    const [{ Kysely, PGliteDialect }, { Migrator }, { migrations }] = await Promise.all([
      import('kysely'),
      import('kysely/migration'),
      import('../migrations.ts'),
    ]);
    const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(undefined) } });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  },
};
