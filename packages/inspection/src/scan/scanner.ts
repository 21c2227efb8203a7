import type { DataIdentifier } from '../identifiers/identifier.ts';
import { regexEngine } from '../regex/installed-engine.ts';
import type { BytePattern, RegexEngine } from '../regex/regex-engine.ts';
import { characterStart, FARTHEST, type Headings, type JudgedIdentifier, judge } from './judge.ts';
import { KeywordFinder } from './keyword-finder.ts';
import { Keywords } from './keywords.ts';
import type { Match } from './match.ts';
import { once } from './once.ts';
import { resolveOverlaps } from './overlaps.ts';
import { patternFacts } from './pattern-facts.ts';
import { type FilteredPattern, Prefilter } from './prefilter.ts';
import { Stretches } from './stretches.ts';

/** Text that is looked at in one step. In bytes. */
const BLOCK = 32 * 1024;
/** The longest match that is found whole wherever blocks begin. In bytes. */
const LONGEST_MATCH = 4096;
/** The same for patterns without a bound, such as names of any length before a value. In bytes. */
const LONGEST_UNBOUNDED = 1024;
/** What a search sees of the text before it, for `\b`. In bytes. */
const LEAD = 8;
/** A character takes up to three bytes in nearly all text. */
const BYTES_PER_CHARACTER = 3;

/** A pattern, once for all identifiers that have it. */
interface SharedPattern extends FilteredPattern {
  readonly owners: JudgedIdentifier[];
  /** Compiled when it is first tried: most patterns never are. */
  readonly compiled: () => BytePattern;
  /** In bytes. */
  readonly longest: number;
}

/** An identifier that a keyword announces, with one of its patterns. */
interface Announced {
  readonly pattern: SharedPattern;
  readonly owner: JudgedIdentifier;
  /** How far from the keyword it may be, in bytes. */
  readonly reach: number;
}

export interface ScannerOptions {
  readonly engine?: RegexEngine;
  /** Identifiers whose matches are returned whatever their confidence, with the reason why they don't count. */
  readonly explained?: (identifier: DataIdentifier) => boolean;
}

export interface ScanOptions {
  /** Where matches may begin, in bytes; text around it is still seen. */
  readonly from?: number;
  readonly until?: number;
  readonly headings?: Headings;
  readonly signal?: AbortSignal;
}

/**
 * Finds data identifiers in UTF-8 text. Where a keyword is needed, patterns are tried only near one; all others only where
 * the prefilter sees that they may match.
 */
export class Scanner {
  /** Patterns of which some owner needs no keyword. */
  readonly #free: readonly SharedPattern[];
  readonly #prefilter: Prefilter;
  /** By keyword: what it announces. */
  readonly #announced: readonly (readonly Announced[])[];
  readonly #keywords: KeywordFinder;

  constructor(
    identifiers: readonly DataIdentifier[],
    { engine = regexEngine, explained = () => false }: ScannerOptions = {},
  ) {
    const judged = identifiers.map((identifier): JudgedIdentifier => {
      const isExplained = explained(identifier);
      return {
        identifier,
        keywords: new Keywords(identifier.keywords),
        needsKeyword: identifier.reported === 'narrow' && identifier.conclusive !== true && !isExplained,
        isExplained,
      };
    });
    this.#free = sharedPatterns(
      judged.filter(({ needsKeyword }) => !needsKeyword),
      engine,
    );
    this.#prefilter = new Prefilter(this.#free, engine);
    const words = new Map<string, Announced[]>();
    for (const pattern of sharedPatterns(
      judged.filter(({ needsKeyword }) => needsKeyword),
      engine,
    ))
      for (const owner of pattern.owners) {
        const { keywords, within } = owner.identifier;
        const announced = { pattern, owner, reach: Math.min(within, FARTHEST) * BYTES_PER_CHARACTER };
        for (const keyword of keywords) words.set(keyword, [...(words.get(keyword) ?? []), announced]);
      }
    this.#keywords = new KeywordFinder([...words.keys()], engine);
    this.#announced = [...words.values()];
  }

  /** Matches by position. Where counted ones overlap, the surest stays counted. Throws the signal's reason. */
  scan(text: Buffer, options?: ScanOptions): Match[] {
    return resolveOverlaps(this.find(text, options));
  }

  /** The same in any order, with all matches of the same text. */
  find(text: Buffer, { from = 0, until = text.length, headings, signal }: ScanOptions = {}): Match[] {
    const found: Match[] = [];
    for (let start = from; start < until; start += BLOCK) {
      signal?.throwIfAborted();
      const end = Math.min(start + BLOCK, until);
      this.#scanFree(text, start, end, headings, found);
      this.#scanAnnounced(text, start, end, headings, found);
    }
    return found;
  }

  #scanFree(text: Buffer, start: number, end: number, headings: Headings | undefined, found: Match[]): void {
    this.#prefilter.search(text, start, end, LONGEST_MATCH, (index, from, to) => {
      const pattern = this.#free[index];
      if (pattern !== undefined) findAll(pattern, text, from, to, headings, found);
    });
  }

  #scanAnnounced(
    text: Buffer,
    start: number,
    end: number,
    headings: Headings | undefined,
    found: Match[],
  ): void {
    const ofPatterns = new Stretches<SharedPattern>();
    const ofOwners = new Stretches<JudgedIdentifier>();
    const announce = ({ pattern, owner }: Announced, first: number, last: number): void => {
      if (first >= last) return;
      ofPatterns.add(pattern, first, last);
      ofOwners.add(owner, first, last);
    };
    const reach = FARTHEST * BYTES_PER_CHARACTER;
    const from = characterStart(text, Math.max(0, start - reach));
    const to = characterStart(text, Math.min(text.length, end + reach + LONGEST_MATCH));
    this.#keywords.find(text, from, to, (word, wordStart, wordEnd) => {
      for (const one of this.#announced[word] ?? [])
        announce(
          one,
          Math.max(start, wordStart - one.reach - one.pattern.longest),
          Math.min(end, wordEnd + one.reach),
        );
    });
    for (const heading of headings?.headingsBetween(start, end) ?? []) {
      const bytes = Buffer.from(heading);
      this.#keywords.find(bytes, 0, bytes.length, (word) => {
        for (const one of this.#announced[word] ?? []) announce(one, start, end);
      });
    }
    // Many identifiers share a pattern; only those whose keyword is near are asked.
    const isNear = (owner: JudgedIdentifier, at: number): boolean => ofOwners.has(owner, at);
    for (const [pattern, first, last] of ofPatterns.merged())
      findAll(pattern, text, first, last, headings, found, isNear);
  }
}

/** Judges every match that begins between the two bytes. */
function findAll(
  { compiled, longest, owners }: SharedPattern,
  text: Buffer,
  from: number,
  to: number,
  headings: Headings | undefined,
  found: Match[],
  isAsked: (owner: JudgedIdentifier, at: number) => boolean = () => true,
): void {
  const pattern = compiled();
  const base = characterStart(text, Math.max(0, from - LEAD));
  const seen = text.subarray(base, Math.min(text.length, to + longest + LEAD));
  for (let hit = pattern.find(seen, from - base); hit !== undefined; hit = pattern.find(seen, hit.next)) {
    if (base + hit.wholeStart >= to) break;
    for (const owner of owners) {
      if (!isAsked(owner, base + hit.wholeStart)) continue;
      const match = judge(owner, text, base + hit.start, base + hit.end, headings);
      if (match !== undefined) found.push(match);
    }
  }
}

function sharedPatterns(judged: readonly JudgedIdentifier[], engine: RegexEngine): readonly SharedPattern[] {
  const shared = new Map<string, SharedPattern>();
  for (const owner of judged) {
    const { patterns, ignoreCase = false, group, isolated } = owner.identifier;
    for (const given of patterns) {
      const source = isolated === 'none' ? given : bounded(given);
      const key = `${ignoreCase} ${source}`;
      const known = shared.get(key);
      if (known === undefined)
        shared.set(key, {
          source,
          ignoreCase,
          group,
          owners: [owner],
          compiled: once(() => engine.compile(source, { ignoreCase })),
          longest: longestMatch(source),
        });
      else known.owners.push(owner);
    }
  }
  return [...shared.values()];
}

/**
 * Isolated matches aren't pieces of longer words: the pattern says so itself, which spares judging every piece of hashes and long numbers.
 * Where a group is the match, what is around it is left to the judge.
 */
function bounded(source: string): string {
  const hasGroups = /(?<!\\)\((?!\?)/.test(source);
  return hasGroups || !patternFacts(source).isWord ? source : `\\b(?:${source})\\b`;
}

function longestMatch(source: string): number {
  const { maxBytes } = patternFacts(source);
  return maxBytes === Number.POSITIVE_INFINITY ? LONGEST_UNBOUNDED : Math.min(maxBytes, LONGEST_MATCH);
}
