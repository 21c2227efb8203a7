import type { OrgUnit } from '@casbah/contract/groups';
import { expect, test } from 'vitest';
import { type UnitNode, unitsFound, unitTree } from './unit-tree.ts';

const unit = (id: string, parent: string | null = null): OrgUnit => ({
  orgunit_id: id,
  name: id,
  description: '',
  fqn: id,
  parent_fqn: parent,
  parent_orgunit_id: parent,
  source: 'console',
  people: 0,
});
const UNITS = [unit('Atlas'), unit('Sales', 'Atlas'), unit('Morocco', 'Sales'), unit('IT', 'Atlas')];

const said = (nodes: readonly UnitNode[]): unknown =>
  nodes.map(({ unit: { name }, children }) => (children.length === 0 ? name : [name, said(children)]));

test('places units under their parents, whatever their order', () => {
  expect(said(unitTree(UNITS))).toEqual([['Atlas', [['Sales', ['Morocco']], 'IT']]]);
  expect(said(unitTree([...UNITS].reverse()))).toEqual([['Atlas', ['IT', ['Sales', ['Morocco']]]]]);
});

test("places a unit at the top if its parent isn't visible", () => {
  expect(said(unitTree([unit('Morocco', 'Sales'), unit('Lab', 'Morocco')]))).toEqual([['Morocco', ['Lab']]]);
});

test('a search keeps the parents of its matches', () => {
  expect(said(unitTree(unitsFound(UNITS, ' moro')))).toEqual([['Atlas', [['Sales', ['Morocco']]]]]);
  expect(unitsFound(UNITS, '')).toEqual(UNITS);
  expect(unitsFound(UNITS, 'xyz')).toEqual([]);
});
