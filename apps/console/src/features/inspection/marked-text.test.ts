import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markedText } from './marked-text.ts';

it('cuts text at its findings', () => {
  expect(markedText('card 4111, ok', [{ start: 5, end: 9 }])).toEqual([
    { text: 'card ' },
    { text: '4111', finding: 0 },
    { text: ', ok' },
  ]);
});

it('counts characters beyond the basic plane as one', () => {
  expect(markedText('😀 42', [{ start: 2, end: 4 }])[1]).toEqual({ text: '42', finding: 0 });
});

it('keeps the whole text, whatever was found', () => {
  const finding = fc.tuple(fc.nat(50), fc.nat(10)).map(([start, length]) => ({ start, end: start + length }));
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.array(finding, { maxLength: 5 }),
      (text, findings) => {
        expect(
          markedText(text, findings)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      },
    ),
  );
});
