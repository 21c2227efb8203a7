// Indexes of the control store: tables and migrations of every area, and the fixtures for its tests.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const CONTROL = 'packages/stores/src/control';

export function indexes(root) {
  const areas = areasIn(join(root, CONTROL));
  return {
    [`${CONTROL}/areas.generated.ts`]: indexOf(areas),
    [`${CONTROL}/fixtures.generated.ts`]: fixturesOf(areas),
  };
}

function areasIn(control) {
  return readdirSync(control, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      hasTables: existsSync(join(control, name, 'tables.ts')),
      hasFixture: existsSync(join(control, name, 'fixture.ts')),
      migrations: migrationsIn(join(control, name, 'migrations')),
    }))
    .filter(({ hasTables, migrations }) => hasTables || migrations.length > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function migrationsIn(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));
  const wrong = files.find((name) => !/^\d{4}-\d{2}-\d{2}(-[a-z0-9]+)+\.ts$/.test(name));
  if (wrong !== undefined) throw new Error(`${folder}/${wrong}: name a migration like 2026-11-23-what.ts`);
  return files.map((name) => name.slice(0, -'.ts'.length)).sort();
}

function indexOf(areas) {
  const imports = areas.flatMap(({ name, hasTables, migrations }) => [
    ...migrations.map(
      (migration) =>
        `import * as ${identifierOf(name, migration)} from './${name}/migrations/${migration}.ts';`,
    ),
    ...(hasTables ? [`import type {} from './${name}/tables.ts';`] : []),
  ]);
  const entries = areas
    .flatMap(({ name, migrations }) => migrations.map((migration) => ({ name, migration })))
    .sort((a, b) => (a.migration < b.migration ? -1 : 1))
    .map(({ name, migration }) => `  '${migration}': ${identifierOf(name, migration)},\n`);
  const list = entries.length === 0 ? '{}' : `{\n${entries.join('')}}`;
  return `import type { Migration } from 'kysely/migration';
${imports.join('\n')}

/** Migrations of areas, by their names. */
export const areaMigrations: Record<string, Migration> = ${list};
`;
}

function fixturesOf(areas) {
  const names = areas.filter(({ hasFixture }) => hasFixture).map(({ name }) => name);
  const imports = names.map((name) => `import { fixture as ${name} } from './${name}/fixture.ts';`);
  return `${imports.join('\n')}

/** Rows of the tables of every area, for tests. */
export const fixtures = {
${names.map((name) => `  ${name},`).join('\n')}
};
`;
}

/** `jobs` and `2026-11-23-job-runs` become `jobs20261123JobRuns`. */
const identifierOf = (area, migration) =>
  area + migration.replace(/-(\d)/g, '$1').replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
