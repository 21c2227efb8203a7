import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = join(dirname(fileURLToPath(import.meta.url)), '..');
const WIDGETS = join(SOURCES, '../../../packages/widgets/src');
/** Browser APIs that bypass the request layer. */
const AROUND = /(?<![\w.])(?:fetch|XMLHttpRequest|navigator\.sendBeacon|WebSocket)\s*\(/;

const filesIn = (folder: string): string[] =>
  globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    // Stories use sample data.
    (file) => !/\.(test|stories)\.tsx?$|\/demo-[\w-]+\.ts$/.test(file),
  );

test('every call of the console, before and after sign-in, goes through the request layer [SH-C001] [PL-C001]', () => {
  const files = filesIn(SOURCES);
  expect(files.length).toBeGreaterThan(100);
  const around = files.filter(
    (file) => !file.startsWith('request/') && AROUND.test(readFileSync(join(SOURCES, file), 'utf8')),
  );
  expect(around).toEqual([]);
});

test('shared widgets use no routes and send no requests: they appear on pages, as overlays and panels [WD-R001]', () => {
  const files = filesIn(WIDGETS);
  expect(files.length).toBeGreaterThan(300);
  const wayward = files.filter((file) => {
    const text = readFileSync(join(WIDGETS, file), 'utf8');
    return /from '@tanstack\/react-router'|from 'react-router/.test(text) || AROUND.test(text);
  });
  expect(wayward).toEqual([]);
});
