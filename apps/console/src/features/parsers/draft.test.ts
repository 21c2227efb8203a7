import { expect, test } from 'vitest';
import { BLANK, isRightDraft, previewed, sampleLines, testOf, withField, withSplit } from './draft.ts';

test('a parser is valid with a name and a readable time pattern', () => {
  expect(isRightDraft(BLANK)).toBe(false);
  expect(isRightDraft({ ...BLANK, name: 'Ours' })).toBe(true);
  const half = { ...BLANK.definition, time_pattern: 'dd.MM' };
  expect(isRightDraft({ ...BLANK, name: 'Ours', definition: half })).toBe(false);
  expect(previewed(half)).toEqual(BLANK.definition);
});

test('uses a few complete lines of the pasted text', () => {
  expect(sampleLines('a\r\n\n b \n')).toEqual(['a', ' b ']);
  expect(sampleLines('x\n'.repeat(100))).toHaveLength(20);
  expect(sampleLines('y'.repeat(10_000))[0]).toHaveLength(4096);
});

test('maps a part to one field or none; changing the split clears the mapping', () => {
  const user = withField(BLANK.definition, '2', 'user');
  expect(withField(user, '2', 'host').fields).toEqual([{ part: '2', field: 'host' }]);
  expect(withField(user, '2', undefined).fields).toEqual([]);
  expect(withSplit(user, 'json')).toEqual({ split: { kind: 'json' }, fields: [] });
});

test('keeps a line with its result', () => {
  expect(testOf('a', { user: 'nadia', status: 200, extra: { x: '1' } })).toEqual({
    line: 'a',
    event: { user: 'nadia', status: 200 },
  });
  expect(testOf('b', null)).toEqual({ line: 'b', event: null });
});
