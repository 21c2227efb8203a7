import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MICRO_BARS, ROWS_DRAWN, TREE_DEPTH_MAX } from './limits.ts';
import { litBars, type TreeNode, treeByKey, treeLayout, treeRows, whyTreeNotDrawn } from './tree-layout.ts';

const { node } = fc.letrec<{ node: TreeNode }>((tie) => ({
  node: fc.record({
    label: fc.string(),
    value: fc.nat(1000),
    children: fc.option(fc.array(tie('node'), { maxLength: 4 }), { nil: undefined, maxDepth: 4 }),
  }),
}));

test('a tree is drawn two levels deep; deeper nodes are counted [WD-K053]', () => {
  expect(TREE_DEPTH_MAX).toBe(2);
  fc.assert(
    fc.property(node, (root) => {
      const { places } = treeLayout(root, 600, 50);
      for (const { depth } of places) expect(depth).toBeLessThanOrEqual(2);
      const hidden = places.reduce((sum, place) => sum + place.hidden, 0);
      expect(places.length + hidden).toBe(treeRows(root).length);
    }),
  );
});

test('ten small bars show the tenths of the largest value [WD-K054]', () => {
  expect(MICRO_BARS).toBe(10);
  expect([0, 1, 10, 55, 99, 100].map((value) => litBars(value, 100))).toEqual([0, 1, 1, 5, 9, 10]);
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), (value, most) => {
      const lit = litBars(value, most);
      expect(Number.isInteger(lit) && lit >= 0 && lit <= 10).toBe(true);
      if (value > 0 && most > 0) expect(lit).toBeGreaterThan(0);
    }),
  );
});

test('nodes in a column never overlap, and a long list is limited', () => {
  fc.assert(
    fc.property(node, (root) => {
      const { places, height } = treeLayout(root, 600, 50);
      for (let depth = 0; depth <= 2; depth++) {
        const column = places.filter((place) => place.depth === depth).sort((a, b) => a.y - b.y);
        for (const [index, place] of column.entries()) {
          const next = column[index + 1];
          if (next !== undefined) expect(next.y - place.y).toBeGreaterThanOrEqual(50 - 1e-6);
          expect(place.y).toBeGreaterThanOrEqual(25 - 1e-6);
          expect(place.y).toBeLessThanOrEqual(height - 25 + 1e-6);
        }
      }
    }),
  );
  const wide = {
    label: 'all',
    value: 1,
    children: Array.from({ length: 5000 }, () => ({ label: 'x', value: 1 })),
  };
  const { places } = treeLayout(wide, 600, 50);
  expect(places).toHaveLength(ROWS_DRAWN + 1);
  expect(places[0]?.hidden).toBe(5000 - ROWS_DRAWN);
});

test('keys navigate it: down in reading order, right to the first child, left to the parent', () => {
  const { places } = treeLayout(
    {
      label: 'all',
      value: 3,
      children: [
        { label: 'a', value: 2, children: [{ label: 'a1', value: 2 }] },
        { label: 'b', value: 1 },
      ],
    },
    600,
    50,
  );
  const names = places.map((place) => place.node.label);
  const go = (key: string, from: string) => names[treeByKey(key, names.indexOf(from), places) ?? -1];
  expect(go('ArrowDown', 'a')).toBe('a1');
  expect(go('ArrowDown', 'b')).toBe('b');
  expect(go('ArrowRight', 'all')).toBe('a');
  expect(go('ArrowRight', 'b')).toBe('b');
  expect(go('ArrowLeft', 'a1')).toBe('a');
  expect(go('ArrowLeft', 'all')).toBe('all');
  expect(go('End', 'all')).toBe('b');
  expect(treeByKey('x', 0, places)).toBeUndefined();
});

test('a tree that is empty, has no numbers or contains itself is reported, not drawn', () => {
  expect(whyTreeNotDrawn({ label: 'all', value: 0, children: [{ label: 'a', value: 0 }] })).toBe(
    'every value is zero',
  );
  expect(
    whyTreeNotDrawn({ label: 'all', value: 1, children: [{ label: 'a', value: Number.NaN }] }),
  ).toContain('not a number');
  const loop: { label: string; value: number; children: TreeNode[] } = { label: 'a', value: 1, children: [] };
  loop.children.push(loop, loop);
  expect(whyTreeNotDrawn(loop)).toContain('more than');
});
