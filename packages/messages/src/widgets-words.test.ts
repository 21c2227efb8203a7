import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { widgets } from './en/widgets.ts';

const SOURCE = join(import.meta.dirname, '../../widgets/src');

/** Ids are always written out in the widgets, never put together: so that they can be found. */
const ID = /'(widgets\.[\w.]+)'/g;

test('every word a widget asks for is there, and no other', () => {
  const asked = new Set<string>();
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(file) && !/\.(test|story)\.tsx?$/.test(file))
      for (const [, id] of readFileSync(join(SOURCE, file), 'utf8').matchAll(ID))
        if (id !== undefined) asked.add(id);
  expect([...asked].sort()).toEqual(Object.keys(widgets).sort());
});
