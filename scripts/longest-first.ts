import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take long, the longest first. Vitest knows what a file took only where it ran before, and goes by its size
 * otherwise: these do more than their size says, and one that began last would keep everybody waiting alone.
 */
const LONG = [
  'clickhouse/event-store.store.test.ts',
  'http/matrix.store.test.ts',
  'src/compose.store.test.ts',
  'audit/scopes.store.test.ts',
  'src/upload-to-events.store.test.ts',
  'collection/places.store.test.ts',
  'engine/process.store.test.ts',
  'pglite/pglite-control-store.store.test.ts',
  'src/recorded-changes.store.test.ts',
  'session/setup.store.test.ts',
  'engine/crash.store.test.ts',
  'engine/contamination.store.test.ts',
  'control/people-of-before.store.test.ts',
  'pglite/durability.store.test.ts',
  'system/kill.test.ts',
  'system/lossless.test.ts',
  'system/cli.test.ts',
  'system/audit-verify.test.ts',
  'system/npm-start.test.ts',
];

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
  const place = LONG.findIndex((name) => moduleId.endsWith(name));
  return place === -1 ? LONG.length : place;
}
