import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILES, filesBelow, isAbout, SMOKE } from './changed-tests.mjs';
import { root } from './prepare.mjs';
import { AREAS_OF_TESTS, areaOf } from './test-areas.mjs';

const LISTED_KINDS = [FILES.system, FILES.security, FILES.e2e];

test('every system-wide test lists its areas', () => {
  const files = filesBelow('tests').filter((path) => LISTED_KINDS.some((kind) => kind.test(path)));
  expect(Object.keys(AREAS_OF_TESTS).toSorted()).toEqual(files.toSorted());
});

test('every listed area has code', () => {
  const code = ['apps', 'packages'].flatMap(filesBelow).map(areaOf);
  const areas = new Set(code);
  const unknown = Object.values(AREAS_OF_TESTS)
    .flat()
    .filter((area) => !areas.has(area));
  expect(unknown).toEqual([]);
});

test('every console area has a browser test', () => {
  const browserTests = Object.keys(AREAS_OF_TESTS).filter((path) => FILES.e2e.test(path));
  const areas = new Set(
    filesBelow('apps/console/src/features')
      .map((path) => /features\/([^/]+)\//.exec(path)?.[1])
      .filter((area) => area !== undefined),
  );
  expect([...areas].filter((area) => !browserTests.some((path) => isAbout(area, path)))).toEqual([]);
});

test('every smoke test exists', () => {
  expect(Object.values(SMOKE).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
