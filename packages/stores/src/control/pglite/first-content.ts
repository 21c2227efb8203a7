import { readdirSync, readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/** The initial content of a new database. */
export interface FirstContent {
  /** Changes with what `put` puts. */
  madeOf(): readonly string[];
  put(database: PGlite): Promise<void>;
}

export const NOTHING: FirstContent = { madeOf: () => [], put: async () => {} };

const CONTROL = new URL('../', import.meta.url);
const MIGRATION = /(^|[\\/])migrations[\\/][^\\/]+\.ts$/;

/** The tables of every migration, without a row: a new database has nothing left to migrate. */
export const EVERY_TABLE: FirstContent = {
  madeOf: () =>
    readdirSync(CONTROL, { recursive: true, encoding: 'utf8' })
      .filter((name) => MIGRATION.test(name))
      .sort()
      .flatMap((name) => [name, readFileSync(new URL(name, CONTROL), 'utf8')]),
  async put(pglite) {
    // Only who makes a database needs them; who copies one starts without.
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
