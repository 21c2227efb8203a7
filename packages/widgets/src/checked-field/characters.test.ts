import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charactersFit, stripCharacters } from './characters.ts';

test('word characters and white space are fine, of any language, others are not [WD-V047]', () => {
  for (const fine of ['', 'Casablanca_2 proxy', 'Électricité', '東京 プロキシ', 'a\tb\nc', 'हिन्दी'])
    expect(charactersFit(fine, {}), fine).toBe(true);
  for (const wrong of ['a-b', '<b>', 'x;', "o'clock", 'a.b', '50%', '🙂'])
    expect(charactersFit(wrong, {}), wrong).toBe(false);
});

test('a pattern can be required instead [WD-V048]', () => {
  expect(charactersFit('a-b', { pattern: /[a-z-]/ })).toBe(true);
  expect(charactersFit('a b', { pattern: /[a-z-]/ })).toBe(false);
  expect(charactersFit('aaaa', { pattern: /a/g })).toBe(true);
});

test('invalid characters can be stripped; the rest is valid [WD-V049]', () => {
  expect(stripCharacters('Lyon <FortiGate>; 2', {})).toBe('Lyon FortiGate 2');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const left = stripCharacters(text, {});
      expect(charactersFit(left, {})).toBe(true);
      if (charactersFit(text, {})) expect(left).toBe(text);
    }),
  );
});
