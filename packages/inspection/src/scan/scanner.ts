import { BREADTHS, type Breadth, type CheckResult, type DataIdentifier } from '../identifiers/identifier.ts';
import { regexEngine } from '../regex/installed-engine.ts';
import type { BytePattern, PatternSet, RegexEngine } from '../regex/regex-engine.ts';
import { isIsolated } from './isolation.ts';
import { Keywords, type NearWord } from './keywords.ts';
import type { Match, Outcome } from './match.ts';
import { endsWithOtherLabel } from './other-label.ts';
import { resolveOverlaps } from './overlaps.ts';

/** Text that is looked at in one step: only patterns that the set finds in it are tried alone. In bytes. */
const WINDOW = 32 * 1024;
/** What a window sees of the text after it: the longest match. In bytes. */
const LONGEST_MATCH = 4096;
/** What a window sees of the text before it, for `\b`. In bytes. */
const LEAD = 64;
/** The automaton of all patterns at once; with less memory it starts over again and again. */
const SET_MEMORY = 256 * 1024 * 1024;
/** The longest text before or after a match in which keywords are looked for. In characters. */
const FARTHEST = 300;
/** What a check sees before and after a match. In characters. */
const AROUND = 48;

interface Compiled {
  readonly identifier: DataIdentifier;
  readonly keywords: Keywords;
  /** Without a keyword nothing is reported, so windows without one are skipped. */
  readonly needsKeyword: boolean;
}

/** A pattern, once for all identifiers that have it. */
interface SharedPattern {
  readonly pattern: BytePattern;
  readonly owners: readonly Compiled[];
}

/** What announces text elsewhere: heads of columns. */
export interface Headings {
  headingAt(byte: number): string | undefined;
  headingsBetween(start: number, end: number): Iterable<string>;
}

export interface ScannerOptions {
  readonly engine?: RegexEngine;
  /** Identifiers whose matches are returned at any breadth, with the reason why they don't count. */
  readonly explained?: (identifier: DataIdentifier) => boolean;
}

export interface ScanOptions {
  /** Where matches may begin, in bytes; text around it is still seen. */
  readonly from?: number;
  readonly until?: number;
  readonly headings?: Headings;
  readonly signal?: AbortSignal;
}

/** Finds data identifiers in UTF-8 text. Costs about as much as one pass, plus what the matches cost. */
export class Scanner {
  readonly #patterns: readonly SharedPattern[];
  readonly #set: PatternSet;
  readonly #keywordSet: PatternSet | undefined;
  /** Of each word in the set, whose keyword it is. */
  readonly #keywordOwners: readonly (readonly Compiled[])[];
  readonly #explained: (identifier: DataIdentifier) => boolean;

  constructor(
    identifiers: readonly DataIdentifier[],
    { engine = regexEngine, explained = () => false }: ScannerOptions = {},
  ) {
    this.#explained = explained;
    const shared = new Map<string, { source: string; ignoreCase: boolean; owners: Compiled[] }>();
    const words = new Map<string, Compiled[]>();
    for (const identifier of identifiers) {
      const needsKeyword =
        identifier.reported === 'narrow' && identifier.conclusive !== true && !explained(identifier);
      const compiled = { identifier, keywords: new Keywords(identifier.keywords), needsKeyword };
      for (const source of identifier.patterns) {
        const ignoreCase = identifier.ignoreCase === true;
        const key = `${ignoreCase}${source}`;
        const known = shared.get(key);
        if (known === undefined) shared.set(key, { source, ignoreCase, owners: [compiled] });
        else known.owners.push(compiled);
      }
      if (needsKeyword)
        for (const keyword of identifier.keywords) {
          const word = keywordPattern(keyword);
          const known = words.get(word);
          if (known === undefined) words.set(word, [compiled]);
          else known.push(compiled);
        }
    }
    this.#patterns = [...shared.values()].map(({ source, ignoreCase, owners }) => ({
      pattern: engine.compile(source, { ignoreCase }),
      owners,
    }));
    const setOptions = { maxMemory: SET_MEMORY };
    this.#set = engine.set(
      [...shared.values()].map(({ source, ignoreCase }) => (ignoreCase ? `(?i:${source})` : source)),
      setOptions,
    );
    this.#keywordOwners = [...words.values()];
    this.#keywordSet =
      words.size === 0 ? undefined : engine.set([...words.keys()], { ...setOptions, ignoreCase: true });
  }

  /** Matches by position. Where counted ones overlap, the surest stays counted. Throws the signal's reason. */
  scan(text: Buffer, { from = 0, until = text.length, headings, signal }: ScanOptions = {}): Match[] {
    const found: Match[] = [];
    for (let start = from; start < until; start += WINDOW) {
      signal?.throwIfAborted();
      this.#scanWindow(text, start, Math.min(start + WINDOW, until), headings, found);
    }
    return resolveOverlaps(found);
  }

  #scanWindow(
    text: Buffer,
    start: number,
    end: number,
    headings: Headings | undefined,
    found: Match[],
  ): void {
    const from = characterStart(text, Math.max(0, start - LEAD));
    const seen = text.subarray(from, Math.min(text.length, end + LONGEST_MATCH));
    let announced: ReadonlySet<Compiled> | undefined;
    for (const index of this.#set.match(seen)) {
      const shared = this.#patterns[index];
      if (shared === undefined) continue;
      announced ??= this.#announcedIn(text, start, end, headings);
      const live = announced;
      const owners = shared.owners.filter((owner) => !owner.needsKeyword || live.has(owner));
      if (owners.length === 0) continue;
      for (
        let hit = shared.pattern.find(seen, start - from);
        hit !== undefined;
        hit = shared.pattern.find(seen, hit.next)
      ) {
        const at = from + hit.start;
        if (at >= end) break;
        for (const owner of owners) this.#judge(owner, text, at, from + hit.end, headings, found);
      }
    }
  }

  /** Identifiers with a keyword in or near the window. */
  #announcedIn(
    text: Buffer,
    start: number,
    end: number,
    headings: Headings | undefined,
  ): ReadonlySet<Compiled> {
    const announced = new Set<Compiled>();
    if (this.#keywordSet === undefined) return announced;
    const texts = [text.subarray(Math.max(0, start - FARTHEST * 4), end + LONGEST_MATCH + FARTHEST * 4)];
    for (const heading of headings?.headingsBetween(start, end) ?? []) texts.push(Buffer.from(heading));
    for (const part of texts)
      for (const index of this.#keywordSet.match(part))
        for (const owner of this.#keywordOwners[index] ?? []) announced.add(owner);
    return announced;
  }

  #judge(
    { identifier, keywords, needsKeyword }: Compiled,
    text: Buffer,
    start: number,
    end: number,
    headings: Headings | undefined,
    found: Match[],
  ): void {
    if (!isIsolated(identifier.isolated, text, start, end)) return;
    const keywordOf = (): NearWord | undefined =>
      identifier.keywords.length === 0
        ? undefined
        : (keywordNear(keywords, identifier.within, text, start, end) ??
          headingWord(keywords, headings, start));
    // The cheaper of check and keyword first: most numbers have no keyword near.
    let keyword: NearWord | undefined;
    if (needsKeyword) {
      keyword = keywordOf();
      if (keyword === undefined) return;
    }
    const matched = text.toString('utf8', start, end);
    const result = identifier.check?.({
      text: matched,
      compact: matched.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase(),
      before: textBefore(text, start, AROUND),
      after: textAfter(text, end, AROUND),
    });
    const isExplained = this.#explained(identifier);
    if (result === 'placeholder' && !isExplained) return;
    if (result === false && identifier.reported !== 'wide' && !isExplained) return;
    keyword ??= keywordOf();
    const breadth = breadthOf(identifier, result ?? true, keyword, text, start);
    const isReported =
      result !== 'placeholder' &&
      BREADTHS.indexOf(breadth.breadth) >= BREADTHS.indexOf(identifier.reported);
    if (!isReported && !isExplained) return;
    const outcome = isReported ? 'counted' : breadth.why;
    found.push({ identifier, start, end, text: matched, breadth: breadth.breadth, keyword, outcome });
  }
}

function breadthOf(
  identifier: DataIdentifier,
  result: CheckResult,
  keyword: NearWord | undefined,
  text: Buffer,
  start: number,
): { breadth: Breadth; why: Outcome } {
  if (result === false || result === 'placeholder') return { breadth: 'wide', why: 'check_failed' };
  if (keyword !== undefined) return { breadth: 'narrow', why: 'counted' };
  if (result === 'beside_keyword') return { breadth: 'wide', why: 'no_keyword' };
  if (identifier.conclusive === true) return { breadth: 'narrow', why: 'counted' };
  if (identifier.isolated === 'number' && endsWithOtherLabel(textBefore(text, start, AROUND)))
    return { breadth: 'wide', why: 'other_label' };
  return { breadth: 'medium', why: 'no_keyword' };
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
function characterStart(text: Uint8Array, at: number): number {
  let start = at;
  while (start > 0 && ((text[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  return start;
}

const keywordPattern = (word: string): string =>
  word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replaceAll(' ', '[\\s_.-]{0,3}');
