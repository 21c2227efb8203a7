import type { IdentifierGroup } from '../identifiers/identifier.ts';
import type { BytePattern, PatternSet, RegexEngine } from '../regex/regex-engine.ts';
import { countDigits, longestDigitCluster } from './digit-cluster.ts';
import { NUMBER_RICH_TEXT } from './number-rich-text.ts';
import { once } from './once.ts';
import { type PatternFacts, patternFacts } from './pattern-facts.ts';
import { Stretches } from './stretches.ts';

export interface FilteredPattern {
  readonly source: string;
  readonly ignoreCase: boolean;
  /** Patterns of one group are alike, so their common automaton stays small. */
  readonly group: IdentifierGroup;
}

/** Calls back for a pattern that may match, and where such a match begins. In bytes. */
export type OnCandidate = (pattern: number, from: number, to: number) => void;

/** Patterns without literals are looked for in small windows: the fewer there are in one, the less is tried. In bytes. */
const SMALL_WINDOW = 4 * 1024;
/** Longer matches are looked for in whole blocks. In bytes. */
const SHORT = 256;
/** What a window sees of the text before it, for `\b`. In bytes. */
const LEAD = 8;
/** Automaton of a set; with less memory it starts over again and again. In bytes. */
const SET_MEMORY = 64 * 1024 * 1024;

/** A literal, and the patterns that need it with the bytes of a match before it. */
interface SearchedLiteral {
  /** Compiled when the set first finds it. */
  readonly compiled: () => BytePattern;
  /** In bytes, with what letters of other scripts that fold to its own may take. */
  readonly length: number;
  readonly needing: readonly NeedingPattern[];
}

interface NeedingPattern {
  readonly pattern: number;
  /** Maximum bytes of a match before the literal, and from it on. */
  readonly before: number;
  readonly after: number;
  readonly minDigits: number;
}

interface SearchedSet {
  readonly set: PatternSet;
  /** Of each member of the set, the patterns that it stands for. */
  readonly patterns: readonly (readonly number[])[];
  readonly minDigits: number;
}

/**
 * Says where which of many patterns may match. One automaton of all would be too large, so patterns with a literal are known by it, and the
 * others by one automaton per group, which text with too few digits skips.
 */
export class Prefilter {
  readonly #literals: readonly SearchedLiteral[];
  readonly #literalSet: PatternSet | undefined;
  readonly #short: readonly SearchedSet[];
  /** Tried wherever there are enough digits. */
  readonly #frequent: readonly { readonly pattern: number; readonly minDigits: number }[];
  readonly #long: readonly SearchedSet[];

  constructor(patterns: readonly FilteredPattern[], engine: RegexEngine) {
    const byLiteral = new Map<string, NeedingPattern[]>();
    const short = new Map<string, number[]>();
    const long = new Map<string, number[]>();
    const frequent: { pattern: number; minDigits: number }[] = [];
    const facts = patterns.map(({ source }) => patternFacts(source));
    for (const [index, { group }] of patterns.entries()) {
      const { literals, maxBytes, minDigits } = facts[index] ?? NO_FACTS;
      if (literals !== undefined)
        for (const text of literals.texts)
          put(byLiteral, text, { pattern: index, before: literals.before, after: maxBytes, minDigits });
      else if (maxBytes <= SHORT && minDigits >= MANY_DIGITS && isFrequent(patterns[index], engine))
        frequent.push({ pattern: index, minDigits });
      else
        put(
          maxBytes <= SHORT ? short : long,
          `${LARGE_GROUPS.has(group) ? group : ''} ${minDigits >= MANY_DIGITS}`,
          index,
        );
    }
    const ofPatterns = (members: readonly number[]): SearchedSet => ({
      set: engine.set(
        members.map((index) => sourceOf(patterns[index])),
        { maxMemory: SET_MEMORY },
      ),
      patterns: members.map((index) => [index]),
      minDigits: Math.min(...members.map((index) => facts[index]?.minDigits ?? 0)),
    });
    this.#frequent = frequent;
    this.#short = [...short.values()].map(ofPatterns);
    this.#long = [...long.values()].map(ofPatterns);
    this.#literals = [...byLiteral].map(([text, needing]) => ({
      compiled: once(() => engine.compile(escaped(text), { ignoreCase: true })),
      length: Buffer.byteLength(text) + (text.match(/[ks]/g)?.length ?? 0) * 2,
      needing,
    }));
    this.#literalSet =
      byLiteral.size === 0
        ? undefined
        : engine.set([...byLiteral.keys()].map(escaped), { maxMemory: SET_MEMORY, ignoreCase: true });
  }

  /** Patterns that may match at the bytes between `start` and `end`; `ahead` more are seen. */
  search(text: Buffer, start: number, end: number, ahead: number, onCandidate: OnCandidate): void {
    const from = Math.max(0, start - LEAD);
    const block = text.subarray(from, Math.min(text.length, end + ahead));
    for (const { set, patterns } of this.#long)
      for (const member of set.match(block))
        for (const pattern of patterns[member] ?? []) onCandidate(pattern, start, end);
    this.#searchLiterals(block, from, start, end, onCandidate);
    for (let at = start; at < end; at += SMALL_WINDOW)
      this.#searchSmall(text, at, Math.min(end, at + SMALL_WINDOW), onCandidate);
  }

  /** `base`: where the block begins in the text. */
  #searchLiterals(block: Buffer, base: number, start: number, stop: number, onCandidate: OnCandidate): void {
    if (this.#literalSet === undefined) return;
    const stretches = new Stretches<number>();
    for (const member of this.#literalSet.match(block)) {
      const literal = this.#literals[member];
      if (literal === undefined) continue;
      const pattern = literal.compiled();
      for (let end = pattern.findEnd(block, 0); end !== undefined; end = pattern.findEnd(block, end)) {
        const at = end - literal.length;
        for (const { pattern: needing, before, after, minDigits } of literal.needing) {
          // Looking for digits costs less than trying the pattern.
          if (minDigits > 0 && after <= SHORT && countDigits(block, at - before, end + after) < minDigits)
            continue;
          const first = Math.max(start, base + at - before);
          const last = Math.min(stop, base + end);
          if (first < last) stretches.add(needing, first, last);
        }
      }
    }
    for (const [pattern, first, last] of stretches.merged()) onCandidate(pattern, first, last);
  }

  #searchSmall(text: Buffer, start: number, end: number, onCandidate: OnCandidate): void {
    const to = Math.min(text.length, end + SHORT);
    const window = text.subarray(Math.max(0, start - LEAD), to);
    const digits = longestDigitCluster(text, start, to);
    for (const { pattern, minDigits } of this.#frequent)
      if (digits >= minDigits) onCandidate(pattern, start, end);
    for (const { set, patterns, minDigits } of this.#short) {
      if (digits < minDigits) continue;
      for (const member of set.match(window))
        for (const pattern of patterns[member] ?? []) onCandidate(pattern, start, end);
    }
  }
}

/** With many patterns, or patterns that match often: their automata grow fast, so each has its own. */
const LARGE_GROUPS: ReadonlySet<IdentifierGroup> = new Set([
  'payment_card',
  'bank',
  'national_id',
  'tax',
  'company',
  'contact',
  'network',
]);
/** From here on, most prose has fewer. */
const MANY_DIGITS = 5;
const NO_FACTS: PatternFacts = {
  maxBytes: Number.POSITIVE_INFINITY,
  minDigits: 0,
  literals: undefined,
  isWord: false,
};

/** Such a pattern's automaton would also make those of all others in its set large. */
const isFrequent = (pattern: FilteredPattern | undefined, engine: RegexEngine): boolean =>
  engine.compile(sourceOf(pattern)).find(NUMBER_RICH_TEXT, 0) !== undefined;

const sourceOf = (pattern: FilteredPattern | undefined): string =>
  pattern?.ignoreCase === true ? `(?i:${pattern.source})` : (pattern?.source ?? '');

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function put<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}
