import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const TOP = /^(apps|packages|scripts|tests|bench|docs)\/[\w./-]*$/;

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('every path that %s names exists', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const named = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => TOP.test(code));
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, path = '']) => path);
  expect(named.length + linked.length).toBeGreaterThan(0);
  expect([...named, ...linked].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
