import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '../packages/domain/src/time-units.ts';
import { replaceBuild } from './console-build.mjs';

let folder: string;
let served: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casbah-build-'));
  served = join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build with a page that names its chunk. */
function build(name: string): string {
  const next = join(folder, 'dist-next');
  mkdirSync(join(next, 'assets'), { recursive: true });
  writeFileSync(join(next, 'ui.html'), `<script src="/assets/${name}.js"></script>`);
  writeFileSync(join(next, 'assets', `${name}.js`), name);
  writeFileSync(join(next, 'assets', 'same.css'), 'same');
  return next;
}

const assets = (): string[] => readdirSync(join(served, 'assets')).toSorted();

test('a new build replaces the old one, whose chunks stay for open pages', () => {
  replaceBuild(build('one'), served, 0);
  expect(assets()).toEqual(['one.js', 'same.css']);
  replaceBuild(build('two'), served, DAY_MS);
  expect(readFileSync(join(served, 'ui.html'), 'utf8')).toContain('two.js');
  expect(assets()).toEqual(['one.js', 'same.css', 'two.js']);
  expect(existsSync(join(folder, 'dist-next'))).toBe(false);
});

test('deletes chunks 30 days after their build was replaced, not after it was created', () => {
  replaceBuild(build('one'), served, 0);
  replaceBuild(build('two'), served, 60 * DAY_MS);
  expect(assets()).toContain('one.js');
  replaceBuild(build('three'), served, 89 * DAY_MS);
  expect(assets()).toContain('one.js');
  replaceBuild(build('four'), served, 91 * DAY_MS);
  expect(assets()).toEqual(['four.js', 'same.css', 'three.js', 'two.js']);
});

test('keeps at most ten earlier builds', () => {
  for (let number = 0; number < 15; number++) replaceBuild(build(`build-${number}`), served, number);
  expect(assets().filter((name) => name.endsWith('.js'))).toHaveLength(11);
});

test('a folder built by an older version keeps its chunks, and loses other obsolete files', () => {
  mkdirSync(join(served, 'assets'), { recursive: true });
  writeFileSync(join(served, 'assets', 'old.js'), 'old');
  writeFileSync(join(served, 'gone.txt'), 'gone');
  replaceBuild(build('one'), served, DAY_MS);
  expect(assets()).toEqual(['old.js', 'one.js', 'same.css']);
  expect(existsSync(join(served, 'gone.txt'))).toBe(false);
});
