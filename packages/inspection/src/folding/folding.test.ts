import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byteOffsets } from './byte-offsets.ts';
import { fold, KIND, OTHER, UNSPACED, WORD } from './fold.ts';
import { foldedWindows } from './folded-windows.ts';

test('folds case, accents, compatibility forms, white space and invisible characters', () => {
  expect(fold('  ÉLÈVE\r\n\tNaïve ')).toBe('eleve naive');
  expect(fold('Straße ﬁnal ＡＢＣ１')).toBe('strasse final abc1');
  expect(fold('e\u0301te\u0301 se\u00ADcret z\u200Bero')).toBe('ete secret zero');
  expect(fold('Øresund Łódź İstanbul')).toBe('oresund lodz istanbul');
  expect(fold('がぎ 機密　情報 한국')).toBe('がぎ 機密 情報 한국');
  expect(fold('हिन्दी ไทย')).toBe('हिन्दी ไทย');
});

test('knows scripts that write words without spaces', () => {
  const kind = (letter: string) => KIND[letter.charCodeAt(0)];
  expect(['a', '7', 'я', 'ه', 'ा'].map(kind)).toEqual([WORD, WORD, WORD, WORD, WORD]);
  expect(['機', 'か', 'ー', 'ไ', '한'].map(kind)).toEqual(Array(5).fill(UNSPACED));
  expect([' ', '-', '_', '。'].map(kind)).toEqual(Array(4).fill(OTHER));
});

describe('windows', () => {
  const whole = (text: string, ahead: number) => {
    let folded = '';
    const origins: number[] = [];
    for (const { units, origins: from, limit, count } of foldedWindows(text, ahead)) {
      expect(count).toBeGreaterThanOrEqual(limit);
      for (let at = 1; at < limit; at += 1) {
        folded += String.fromCharCode(units[at] ?? 0);
        origins.push(from[at] ?? -1);
      }
    }
    return { folded, origins };
  };

  test('together are the folded text, each unit once and with its place', () => {
    const character = fc.constantFrom('a', 'É', ' ', '\n', 'ß', 'ﬃ', '\u0301', '機', '😀');
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 60 }), fc.nat(20), (text, ahead) => {
        const { folded, origins } = whole(text, ahead);
        expect(folded.trim()).toBe(fold(text));
        expect(origins.every((one, index) => index === 0 || one >= (origins[index - 1] ?? 0))).toBe(true);
      }),
    );
  });

  test('carry on over their edges', () => {
    const text = 'Straße  und É '.repeat(20_000);
    const { folded, origins } = whole(text, 500);
    expect(folded.trim()).toBe(fold(text));
    for (const index of [70_000, 140_001, 200_002])
      expect(fold(text[origins[index] ?? 0] ?? '')).toContain((folded[index] ?? '').trim());
  });
});

test('positions in a text are found in its UTF-8 form', () => {
  const text = 'aé機😀b';
  expect(byteOffsets(text, [6, 0, 1, 2, 3, 5])).toEqual([11, 0, 1, 3, 6, 10]);
  expect(byteOffsets(text, [])).toEqual([]);
});
