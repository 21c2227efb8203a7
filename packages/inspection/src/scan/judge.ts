import { type Confidence, isAtLeast } from '@casbah/domain/content-alias';
import type { CheckResult, DataIdentifier } from '../identifiers/identifier.ts';
import { isIsolated } from './isolation.ts';
import type { Keywords, NearWord } from './keywords.ts';
import type { Match, Outcome } from './match.ts';
import { endsWithOtherLabel } from './other-label.ts';

/** What announces text elsewhere: heads of columns. */
export interface Headings {
  headingAt(byte: number): string | undefined;
  headingsBetween(start: number, end: number): Iterable<string>;
}

export interface JudgedIdentifier {
  readonly identifier: DataIdentifier;
  readonly keywords: Keywords;
  /** Nothing is reported without a keyword. */
  readonly needsKeyword: boolean;
  /** Matches that don't count are returned, too. */
  readonly isExplained: boolean;
}

/** The longest text before or after a match in which keywords are looked for. In characters. */
export const FARTHEST = 300;
/** What a check sees before and after a match. In characters. */
const AROUND = 48;

/** What the text between two bytes, which has an identifier's form, is worth; undefined if it isn't worth reporting. */
export function judge(
  { identifier, keywords, needsKeyword, isExplained }: JudgedIdentifier,
  text: Buffer,
  start: number,
  end: number,
  headings: Headings | undefined,
): Match | undefined {
  if (!isIsolated(identifier.isolated, text, start, end)) return undefined;
  const keywordOf = (): NearWord | undefined =>
    identifier.keywords.length === 0
      ? undefined
      : (keywordNear(keywords, identifier.within, text, start, end) ??
        headingWord(keywords, headings, start));
  // The cheaper of check and keyword first: most numbers have no keyword near.
  let keyword: NearWord | undefined;
  if (needsKeyword) {
    keyword = keywordOf();
    if (keyword === undefined) return undefined;
  }
  const matched = text.toString('utf8', start, end);
  const result = identifier.check?.({
    text: matched,
    compact: matched.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase(),
    before: textBefore(text, start, AROUND),
    after: textAfter(text, end, AROUND),
  });
  if (result === 'placeholder' && !isExplained) return undefined;
  if (result === false && identifier.reported !== 'wide' && !isExplained) return undefined;
  keyword ??= keywordOf();
  const { confidence, why } = confidenceOf(identifier, result ?? true, keyword, text, start);
  const isReported = result !== 'placeholder' && isAtLeast(confidence, identifier.reported);
  if (!isReported && !isExplained) return undefined;
  return {
    identifier,
    start,
    end,
    text: matched,
    confidence,
    keyword,
    outcome: isReported ? 'counted' : why,
  };
}

function confidenceOf(
  identifier: DataIdentifier,
  result: CheckResult,
  keyword: NearWord | undefined,
  text: Buffer,
  start: number,
): { confidence: Confidence; why: Outcome } {
  if (result === false || result === 'placeholder') return { confidence: 'wide', why: 'check_failed' };
  if (keyword !== undefined) return { confidence: 'narrow', why: 'counted' };
  if (result === 'beside_keyword') return { confidence: 'wide', why: 'no_keyword' };
  if (identifier.conclusive === true) return { confidence: 'narrow', why: 'counted' };
  if (identifier.isolated === 'number' && endsWithOtherLabel(textBefore(text, start, AROUND)))
    return { confidence: 'wide', why: 'other_label' };
  return { confidence: 'medium', why: 'no_keyword' };
}

function headingWord(
  keywords: Keywords,
  headings: Headings | undefined,
  start: number,
): NearWord | undefined {
  const heading = headings?.headingAt(start);
  return heading === undefined ? undefined : keywords.in(heading);
}

function keywordNear(
  keywords: Keywords,
  within: number,
  text: Buffer,
  start: number,
  end: number,
): NearWord | undefined {
  const reach = Math.min(within, FARTHEST);
  return keywords.nearest(textBefore(text, start, reach), textAfter(text, end, reach));
}

function textBefore(text: Buffer, start: number, characters: number): string {
  return text
    .toString('utf8', characterStart(text, Math.max(0, start - characters * 4)), start)
    .slice(-characters);
}

/** A character takes up to four bytes; what is too much is cut off. */
function textAfter(text: Buffer, end: number, characters: number): string {
  return text.toString('utf8', end, Math.min(text.length, end + characters * 4)).slice(0, characters);
}

/** The byte where the character at this byte begins. */
export function characterStart(text: Uint8Array, at: number): number {
  let start = at;
  while (start > 0 && ((text[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  return start;
}
