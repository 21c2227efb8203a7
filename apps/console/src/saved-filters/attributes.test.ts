import { isSameAttributes } from '@casbah/domain/filter/saved-filter';
import type { WireBlock, WireExpression } from '@casbah/domain/filter/saved-filter-wire';
import { expect, test } from 'vitest';
import { attributesOfExpression } from './attributes.ts';

const block = (more: Partial<WireBlock>): WireBlock => ({
  field: 'risk',
  operator: 'is',
  type: 'text',
  group: '',
  meta_type: '',
  placeholder: '',
  ...more,
});
const one = (...blocks: WireBlock[]): WireExpression => ({
  operator: 'OR',
  groups: [{ operator: 'AND', blocks }],
});
const WORDS = {
  field: (field: string) => field.toUpperCase(),
  operator: (operator: string) => (operator === 'is' ? '' : operator),
  value: (_: string, value: string | number) => String(value),
};
const said = (expression: WireExpression) => attributesOfExpression(expression, WORDS);

test('describes blocks with field, comparison and values', () => {
  expect(
    said(
      one(block({ list: ['high', 'low'] }), block({ field: 'brr', operator: 'between', from: 1, to: 5 })),
    ).map(({ name, value }) => [name, value]),
  ).toEqual([
    ['RISK', ['high', 'low']],
    ['BRR between', ['1', '5']],
  ]);
});

test('a different comparison or join makes a different block', () => {
  const [high, other] = [block({ list: ['high'] }), block({ list: ['high'], operator: 'isNot' })];
  expect(isSameAttributes(said(one(high)), said(one(other)))).toBe(false);
  const apart: WireExpression = {
    operator: 'OR',
    groups: [high, block({ field: 'vendor', list: ['Box'] })].map((blocks) => ({
      operator: 'AND',
      blocks: [blocks],
    })),
  };
  expect(isSameAttributes(said(apart), said(one(high, block({ field: 'vendor', list: ['Box'] }))))).toBe(
    false,
  );
  expect(isSameAttributes(said(apart), said({ ...apart, operator: 'AND' }))).toBe(false);
  expect(isSameAttributes(said(apart), said(structuredClone(apart)))).toBe(true);
});
