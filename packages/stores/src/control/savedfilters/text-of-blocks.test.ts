import { anyFilter } from '@casbah/domain/filter/any-filter';
import { filterOfModel, modelOf } from '@casbah/domain/filter/model';
import { parseFilter } from '@casbah/domain/filter/parse';
import { wireOfModel } from '@casbah/domain/filter/saved-filter-wire';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Blocks, isSaidByText, textOfBlocks } from './text-of-blocks.ts';

const APP = 'audit.services';
const base = { type: 'text', group: '', meta_type: 'text', placeholder: '' };
const one = (block: Omit<Blocks['groups'][number]['blocks'][number], 'type'>): Blocks => ({
  operator: 'OR',
  groups: [{ operator: 'AND', blocks: [{ ...base, ...block }] }],
});

describe('an older saved filter as text', () => {
  test('matches what its blocks matched', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const wire: Blocks = JSON.parse(JSON.stringify(wireOfModel(modelOf(filter, TRAFFIC_FIELDS))));
        const parsed = parseFilter(textOfBlocks(APP, wire), TRAFFIC_FIELDS);
        expect(parsed).toEqual({
          filter: filterOfModel(modelOf(filter, TRAFFIC_FIELDS), TRAFFIC_FIELDS).filter,
        });
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [{ field: 'bytes_up', operator: 'gt', value: '100 MB' }, 'bytes_up > 100MB'],
    [{ field: 'bytes_up', operator: 'between', from: 5, to: 900 }, '(bytes_up >= 5 and bytes_up <= 900)'],
    [
      { field: 'user', operator: 'isNot', list: ['a "b"', 'c\\d'] },
      String.raw`user not in ("a \"b\"", "c\\d")`,
    ],
    [{ field: 'host', operator: 'notContains', value: 'x' }, 'not host contains "x"'],
    [{ field: 'vendor', operator: 'empty' }, 'not exists vendor'],
    [{ field: 'vendor', operator: 'is' }, ''],
    [{ field: 'vendor', operator: 'is', value: ' ' }, ''],
    [{ field: 'gone', operator: 'is', value: 'x' }, ''],
    [{ field: 'expression', operator: 'is', value: 'risk = high or brr > 5' }, '(risk = high or brr > 5)'],
  ])('%j: %s', (block, text) => {
    expect(textOfBlocks(APP, one(block))).toBe(text);
  });

  test("of another list keeps only that list's fields", () => {
    expect(textOfBlocks('users', one({ field: 'role', operator: 'is', value: 'admin' }))).toBe(
      'role = "admin"',
    );
    expect(textOfBlocks('history', one({ field: 'role', operator: 'is', value: 'admin' }))).toBe('');
  });

  test('is complete, or its blocks stay beside it', () => {
    const plain = { field: 'vendor', operator: 'is', value: 'Box' };
    expect(isSaidByText(APP, one(plain))).toBe(true);
    expect(isSaidByText(APP, one({ ...plain, placeholder: 'Choose' }))).toBe(false);
    expect(isSaidByText(APP, one({ ...plain, field: 'gone' }))).toBe(false);
    expect(isSaidByText(APP, { operator: 'AND', groups: one(plain).groups })).toBe(false);
  });
});
