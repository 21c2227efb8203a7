import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FieldMoment, faultOf, showsFault } from './checks.ts';

test('each check finds its fault', () => {
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

test('a confirmed password is the other one, to the letter [WD-V032]', () => {
  expect(faultOf('Secret', { match: 'secret' })).toBe('match');
  expect(faultOf('', { match: 'secret' })).toBe('match');
  expect(faultOf('secret ', { match: 'secret' })).toBe('match');
  expect(faultOf('secret', { match: 'secret' })).toBeUndefined();
});

test('a web address is of http or https and says so', () => {
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

describe('a fault is said', () => {
  const moments = fc.record<FieldMoment>({
    dirty: fc.boolean(),
    focused: fc.boolean(),
    everFocused: fc.boolean(),
    empty: fc.boolean(),
    keypressErrors: fc.boolean(),
  });

  test('of no field that nobody changed [WD-S076]', () => {
    fc.assert(fc.property(moments, (moment) => !showsFault({ ...moment, dirty: false })));
    expect(
      showsFault({ dirty: true, focused: false, everFocused: true, empty: false, keypressErrors: false }),
    ).toBe(true);
  });

  test('not while one is in the field, unless it is to be said at each key [WD-S077]', () => {
    const inside = { dirty: true, focused: true, everFocused: true, empty: false };
    expect(showsFault({ ...inside, keypressErrors: false })).toBe(false);
    expect(showsFault({ ...inside, keypressErrors: true })).toBe(true);
  });

  test('of no empty field where nobody was [WD-S078]', () => {
    fc.assert(fc.property(moments, (moment) => !showsFault({ ...moment, empty: true, everFocused: false })));
    expect(
      showsFault({ dirty: true, focused: false, everFocused: true, empty: true, keypressErrors: false }),
    ).toBe(true);
  });
});
