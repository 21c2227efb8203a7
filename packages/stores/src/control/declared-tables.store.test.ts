import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type DeclaredColumn, declaredTables } from './declared-tables.ts';
import { testedDrivers } from './tested-drivers.ts';

const { drivers } = await testedDrivers();
const PGLITE = drivers.filter(({ name }) => name === 'PGlite');

interface StoredColumn {
  table_name: string;
  column_name: string;
  is_nullable: boolean;
  /** Whether the database has a default for it. */
  has_default: boolean;
}

test.for(PGLITE)('the declared tables are those of a migrated store on $name', async ({ open }) => {
  const { store, remove } = await open();
  try {
    await store.migrate();
    // information_schema hides columns the role can't use; the catalog shows all.
    const { rows } = await store.asSystem((tx) =>
      sql<StoredColumn>`
        select relname as table_name, attname as column_name, not attnotnull as is_nullable,
          atthasdef or attidentity <> '' as has_default
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
          and relname not like 'kysely%' and attnum > 0 and not attisdropped`.execute(tx),
    );
    const stored = rows.map((row) => `${row.table_name}.${row.column_name}`);
    const declared = [...declaredTables()].flatMap(([table, columns]) =>
      [...columns].map(([column, its]): [string, DeclaredColumn] => [`${table}.${column}`, its]),
    );
    expect(declared.map(([name]) => name).toSorted()).toEqual(stored.toSorted());

    const types = new Map(declared);
    const wrong = rows.flatMap((row) => {
      const name = `${row.table_name}.${row.column_name}`;
      const type = types.get(name);
      if (type?.isNullable !== row.is_nullable) return [`${name} is nullable: ${row.is_nullable}`];
      if (type.isOptional && !row.is_nullable && !row.has_default) return [`${name} has no default`];
      return [];
    });
    expect(wrong).toEqual([]);
  } finally {
    await remove();
  }
});
