import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enterText, isSameText, leaveText, splitPasted, type TextRule } from './free-text.ts';

const PICK: TextRule = { kind: 'text' };
const WORDS: TextRule = {
  kind: 'text',
  freeText: { pattern: /^[a-z]{3,8}$/g, patternError: 'Use 3 to 8 letters.' },
};
const DOMAINS: TextRule = {
  kind: 'domain',
  freeText: { pattern: /^[a-z]+\.example$/, patternError: 'unused' },
};
const URLS: TextRule = { kind: 'url', freeText: { pattern: /^https?:/ } };

describe('Enter', () => {
  test('takes no text if an option must be selected, except a user as named in logs [WD-V035]', () => {
    expect(enterText('nadia@atlas.example', PICK)).toEqual({ error: 'TYPEAHEAD_OPTION_NOT_MATCH_ERROR' });
    const users: TextRule = { ...PICK, auditUsers: true };
    expect(enterText(' nadia@atlas.example ', users)).toEqual({ taken: 'nadia@atlas.example' });
    expect(enterText('nadia', users)).toEqual({ error: 'TYPEAHEAD_OPTION_NOT_MATCH_ERROR' });
  });

  test('takes custom text trimmed, by its pattern or as "unknown" in any case [WD-V036]', () => {
    expect(enterText('  abc ', WORDS)).toEqual({ taken: 'abc' });
    expect(enterText('UnKnown', DOMAINS)).toEqual({ taken: 'UnKnown' });
    expect(enterText('anything at all', { kind: 'text', freeText: {} })).toEqual({
      taken: 'anything at all',
    });
    expect(enterText('   ', WORDS)).toBeUndefined();
  });

  test("refuses other text with the pattern's message [WD-V037], a domain with INVALID_INPUT_FORMAT [WD-X002] [WD-X036]", () => {
    expect(enterText('ab', WORDS)).toEqual({ error: 'PATTERN' });
    expect(enterText('not a domain', DOMAINS)).toEqual({ error: 'INVALID_INPUT_FORMAT' });
    expect(enterText('ftp://x', URLS)).toEqual({ error: 'INVALID_URL_ERROR' });
  });

  test('a stateful pattern gives the same result each time', () => {
    for (let time = 0; time < 3; time++) expect(enterText('abc', WORDS)).toEqual({ taken: 'abc' });
  });
});

describe('typed but unselected text, on blur', () => {
  test("is incomplete with free text [WD-X003] [WD-X037], matches no option without [WD-X004] [WD-X038], and isn't a valid URL [WD-X005] [WD-X039]", () => {
    expect(leaveText('abc', WORDS)).toBe('INCOMPLETE_OPTION_ERROR');
    expect(leaveText('abc', PICK)).toBe('TYPEAHEAD_OPTION_NOT_MATCH_ERROR');
    expect(leaveText('abc', URLS)).toBe('INVALID_URL_ERROR');
    expect(leaveText('abc', { kind: 'url' })).toBe('INVALID_URL_ERROR');
    for (const rule of [WORDS, PICK, URLS]) expect(leaveText('  ', rule)).toBeUndefined();
  });
});

describe('pasted text', () => {
  const rule: TextRule = { kind: 'domain', freeText: { ...DOMAINS.freeText, separator: /[\s,;]+/ } };

  test('is split by the separator, without invalid entries [WD-V039]', () => {
    expect(splitPasted(' a.example, b.example;nope\nA.EXAMPLE a.example', rule)).toEqual({
      entries: ['a.example', 'b.example'],
      dropped: 2,
    });
  });

  test('keeps each valid entry once, and loses none', () => {
    const part = fc.constantFrom('a.example', 'b.example', 'UNKNOWN', 'unknown', 'x y', '', 'no');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const { entries, dropped } = splitPasted(parts.join(';'), {
          ...rule,
          freeText: { ...rule.freeText, separator: ';' },
        });
        for (const entry of entries) expect(enterText(entry, rule)).toEqual({ taken: entry });
        expect(dropped).toBe(parts.filter((one) => one === 'no' || one === 'x y').length);
        for (const one of ['a.example', 'b.example', 'unknown'])
          expect(entries.filter((entry) => isSameText(entry, one)).length).toBe(
            parts.some((given) => isSameText(given, one)) ? 1 : 0,
          );
      }),
    );
  });
});
