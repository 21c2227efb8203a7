import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FieldMoment, faultOf, showsFault } from './checks.ts';

test('each check finds its error', () => {
  expect(faultOf('  ', { required: true })).toBe('required');
  expect(faultOf('ab', { minLength: 3 })).toBe('minLength');
  expect(faultOf('🙂🙂', { maxLength: 2 })).toBeUndefined();
  expect(faultOf('abc', { maxLength: 2 })).toBe('maxLength');
  expect(faultOf('a1', { pattern: /^\d+$/ })).toBe('pattern');
  expect(faultOf('a;b', { characters: {} })).toBe('pattern');
  expect(faultOf('lyon ', { taken: ['Lyon'] })).toBe('duplicate');
  expect(faultOf('123456', { refused: true })).toBe('code');
  expect(
    faultOf('', { minLength: 3, pattern: /x/, url: true, characters: {}, refused: true }),
  ).toBeUndefined();
});

test('a repeated password must be identical [WD-V032]', () => {
  expect(faultOf('Secret', { match: 'secret' })).toBe('match');
  expect(faultOf('', { match: 'secret' })).toBe('match');
  expect(faultOf('secret ', { match: 'secret' })).toBe('match');
  expect(faultOf('secret', { match: 'secret' })).toBeUndefined();
});

test('a web address needs http or https', () => {
  for (const fine of ['https://example.com', 'http://10.0.0.1:8080/x?y#z', 'HTTPS://例え.jp'])
    expect(faultOf(fine, { url: true }), fine).toBeUndefined();
  for (const wrong of [
    'example.com',
    'javascript:alert(1)',
    'ftp://example.com',
    'https:example.com',
    'http://',
  ])
    expect(faultOf(wrong, { url: true }), wrong).toBe('url');
});

describe('an error is shown', () => {
  const moments = fc.record<FieldMoment>({
    dirty: fc.boolean(),
    focused: fc.boolean(),
    everFocused: fc.boolean(),
    empty: fc.boolean(),
    keypressErrors: fc.boolean(),
  });

  test('not for an unchanged field [WD-S076]', () => {
    fc.assert(fc.property(moments, (moment) => !showsFault({ ...moment, dirty: false })));
    expect(
      showsFault({ dirty: true, focused: false, everFocused: true, empty: false, keypressErrors: false }),
    ).toBe(true);
  });

  test('not while typing, unless enabled for each key [WD-S077]', () => {
    const inside = { dirty: true, focused: true, everFocused: true, empty: false };
    expect(showsFault({ ...inside, keypressErrors: false })).toBe(false);
    expect(showsFault({ ...inside, keypressErrors: true })).toBe(true);
  });

  test('not for an empty field that never had the focus [WD-S078]', () => {
    fc.assert(fc.property(moments, (moment) => !showsFault({ ...moment, empty: true, everFocused: false })));
    expect(
      showsFault({ dirty: true, focused: false, everFocused: true, empty: true, keypressErrors: false }),
    ).toBe(true);
  });
});
