import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLuhn } from '../checks/luhn.ts';
import { DocumentText } from '../document/document-text.ts';
import type { DataIdentifier } from '../identifiers/identifier.ts';
import { Scanner, type ScannerOptions } from './scanner.ts';

const identifier = (given: Partial<DataIdentifier>): DataIdentifier => ({
  id: 'test',
  name: 'Test',
  group: 'person',
  risks: [],
  patterns: ['\\d{9}'],
  isolated: 'number',
  keywords: [],
  within: 40,
  reported: 'medium',
  examples: { matching: [], clean: [] },
  source: 'test',
  ...given,
});
const found = (
  text: string,
  given: Partial<DataIdentifier> | Partial<DataIdentifier>[],
  options?: ScannerOptions,
) =>
  new Scanner([given].flat().map(identifier), options)
    .scan(Buffer.from(text))
    .map(
      ({ identifier: { id }, text: matched, confidence, outcome }) =>
        `${id} ${matched} ${confidence} ${outcome}`,
    );

describe('confidence', () => {
  const passport = { id: 'passport', keywords: ['passport'], reported: 'narrow' } as const;

  it('is narrow beside a keyword, in any case and written together', () => {
    expect(found('PASSPORT: 123456789', passport)).toEqual(['passport 123456789 narrow counted']);
    expect(found('{"passport_no": 123456789}', { ...passport, keywords: ['passport no'] })).toHaveLength(1);
    expect(found('passportNo=123456789', { ...passport, keywords: ['passport no'] })).toHaveLength(1);
  });

  it('needs the whole word within its distance', () => {
    expect(found('passports 123456789', passport)).toEqual([]);
    expect(found(`passport${' '.repeat(60)}123456789`, passport)).toEqual([]);
    expect(found('123456789 is my passport', passport)).toHaveLength(1);
  });

  it('takes keywords of scripts without spaces anywhere', () => {
    expect(found('私の旅券番号は123456789です', { ...passport, keywords: ['旅券番号'] })).toHaveLength(1);
  });

  it('takes the heading of a column for a keyword', () => {
    const text = new DocumentText();
    text.add({ text: 'Passport', place: { cell: 'A1' } });
    for (let row = 2; row < 3000; row += 1)
      text.add({ text: String(100_000_000 + row), place: { cell: `A${row}` }, heading: 'Passport' });
    const matches = new Scanner([identifier(passport)]).scan(text.bytes, { headings: text });
    expect(matches).toHaveLength(2998);
    expect(text.placeAt(matches.at(-1)?.start ?? 0)).toEqual({ cell: 'A2999' });
  });

  it('drops where the check fails or a label says that it is something else', () => {
    const card = {
      id: 'card',
      patterns: ['\\d{16}'],
      check: ({ compact }: { compact: string }) => isLuhn(compact),
    };
    expect(found('4111111111111111', card)).toEqual(['card 4111111111111111 medium counted']);
    expect(found('4111111111111112', card)).toEqual([]);
    expect(found('order no. 4111111111111111', card)).toEqual([]);
    expect(found('"timestamp": "4111111111111111"', card)).toEqual([]);
    const explained = { explained: () => true };
    expect(found('4111111111111112', card, explained)).toEqual(['card 4111111111111112 wide check_failed']);
    expect(found('Order 4111111111111111', card, explained)).toEqual([
      'card 4111111111111111 wide other_label',
    ]);
  });

  it('leaves it to the check whether a plain form needs a keyword', () => {
    const plain = { check: () => 'beside_keyword' as const, keywords: ['ssn'] };
    expect(found('123456789', plain)).toEqual([]);
    expect(found('SSN 123456789', plain)).toHaveLength(1);
  });
});

describe('pieces of something longer', () => {
  it.each([
    '1234567890',
    '12.123456789',
    '123456789-12',
    'a123456789',
    '123456789_1',
    '123456789/5',
    'e3b0c442-123456789',
    '123456789-9afbf4c8',
  ])('leaves out %s', (text) => {
    expect(found(text, {})).toEqual([]);
  });

  it.each([
    '123456789.',
    '(123456789)',
    'SSN-123456789',
    '123456789, 987654320',
    'no:123456789-',
    '日本123456789',
  ])('finds it in %s', (text) => {
    expect(found(text, {}).length).toBeGreaterThan(0);
  });
});

it('gives the first group as the match', () => {
  expect(found('key = "abc123" ', { patterns: ['key = "(\\w+)"'], isolated: 'none' })).toEqual([
    'test abc123 medium counted',
  ]);
});

it('lets the surest of overlapping matches count, then the longest', () => {
  const short = { id: 'short', patterns: ['[a-z]+\\.example'], isolated: 'word' } as const;
  const long = { id: 'long', patterns: ['[a-z]+@[a-z]+\\.example'], isolated: 'word' } as const;
  expect(found('ann@host.example', [short, long])).toEqual([
    'long ann@host.example medium counted',
    'short host.example medium overlapped',
  ]);
  expect(found('ann@host.example', [{ ...short, conclusive: true }, long])).toContain(
    'short host.example narrow counted',
  );
});

it('finds the same wherever windows begin', () => {
  const scanner = new Scanner([identifier({})]);
  fc.assert(
    fc.property(
      fc.integer({ min: 32_700, max: 32_800 }),
      fc.constantFrom('x ', 'é ', '日 '),
      (length, filler) => {
        const before = filler.repeat(Math.ceil(length / filler.length));
        const [match, ...more] = scanner.scan(Buffer.from(`${before} 123456789 and so on`));
        expect(match?.start).toBe(Buffer.byteLength(before) + 1);
        expect(more).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

it('stops when its signal is aborted', () => {
  const signal = AbortSignal.abort(new Error('too long'));
  expect(() => new Scanner([identifier({})]).scan(Buffer.from('123456789'), { signal })).toThrow('too long');
});
