import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../widgets/src');
const ENGLISH = join(import.meta.dirname, 'widgets');

/** Message IDs in widgets are always literal, never concatenated, so that they can be found. */
const ID = /'(widgets\.[\w.]+)'/g;

test('exactly the messages used by widgets exist, none of them about exports [WD-X047]', async () => {
  const asked = new Set<string>();
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
      for (const [, id] of readFileSync(join(SOURCE, file), 'utf8').matchAll(ID))
        if (id !== undefined) asked.add(id);
  const there: string[] = [];
  for (const group of readdirSync(ENGLISH, { withFileTypes: true }))
    if (group.isDirectory()) {
      const { words }: { words: Record<string, string> } = await import(join(ENGLISH, group.name, 'en.ts'));
      there.push(...Object.keys(words));
    }
  expect([...asked].sort()).toEqual(there.sort());
  // Pages that export say so themselves; notices of typeaheads are those of their validation.
  expect(there.filter((id) => /export/i.test(id))).toEqual([]);
});
