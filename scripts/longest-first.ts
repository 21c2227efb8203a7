import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/**
 * Test files that take long, the longest of each kind first. Vitest knows what a file took only where it ran before, and goes by
 * its size otherwise: these do more than their size says, and one that began last would keep everybody waiting alone.
 */
const LONG = [
  'packages/stores/src/events/clickhouse/event-store.store.test.ts',
  'apps/server/src/http/matrix.store.test.ts',
  'apps/server/src/compose.store.test.ts',
  'apps/server/src/audit/scopes.store.test.ts',
  'apps/server/src/upload-to-events.store.test.ts',
  'apps/server/src/collection/places.store.test.ts',
  'packages/stores/src/events/engine/process.store.test.ts',
  'packages/stores/src/control/pglite/pglite-control-store.store.test.ts',
  'apps/server/src/recorded-changes.store.test.ts',
  'apps/server/src/session/setup.store.test.ts',
  'packages/stores/src/events/engine/crash.store.test.ts',
  'packages/stores/src/events/engine/contamination.store.test.ts',
  'packages/stores/src/control/migrations/people-of-before.store.test.ts',
  'packages/stores/src/control/pglite/durability.store.test.ts',
  'tests/system/kill.test.ts',
  'tests/system/lossless.test.ts',
  'tests/system/cli.test.ts',
  'tests/system/audit-verify.test.ts',
  'tests/system/npm-start.test.ts',
  'tests/e2e/console/routes.test.ts',
  'tests/e2e/console/sign-in.test.ts',
  'tests/e2e/console/sources.test.ts',
  'tests/e2e/console/services.test.ts',
  'tests/e2e/console/look.test.ts',
  'tests/e2e/console/sign-in-look.test.ts',
  'tests/e2e/console/risk.test.ts',
  'tests/e2e/console/second-factor.test.ts',
  'tests/e2e/console/live.test.ts',
  'tests/e2e/console/connection.test.ts',
  'tests/e2e/widgets/filter-builder.test.ts',
  'tests/e2e/widgets/inputs.test.ts',
  'tests/e2e/widgets/rules.test.ts',
];

for (const path of LONG)
  if (!existsSync(`${ROOT}${path}`)) throw new Error(`scripts/longest-first.ts: there is no file ${path}`);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ofProjects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...ofProjects.values()].flatMap((own) =>
      own.toSorted((one, other) => placeOf(one) - placeOf(other)),
    );
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((path) => moduleId.endsWith(`/${path}`));
  return place === -1 ? LONG.length : place;
}
