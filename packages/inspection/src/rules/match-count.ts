import type { Found } from './evidence.ts';
import type { MatchOutcome, RuleTrace, TracedMatch } from './verdict.ts';
import { TRACED_MATCHES } from './verdict.ts';

/** Counts the matches of one rule, and says of each why it does or doesn't count. */
export class MatchCount {
  readonly #ignored: ReadonlySet<string>;
  readonly #isIncluded: (file: number) => boolean;
  readonly #seen = new Set<string>();
  readonly #counted: TracedMatch[] = [];
  readonly #others: TracedMatch[] = [];
  readonly #outcomes: Record<MatchOutcome, number> = {
    counted: 0,
    repeated: 0,
    ignored: 0,
    below_confidence: 0,
    filtered: 0,
  };
  #count = 0;

  constructor(ignoreStrings: readonly string[], isIncluded: (file: number) => boolean) {
    this.#ignored = new Set(ignoreStrings.map(comparable));
    this.#isIncluded = isIncluded;
  }

  /** `value` is equal for matches that count once together. `weight` is what the first of them adds. */
  add(
    match: Pick<Found, 'file'> & Partial<Found>,
    value: string,
    { found, weight = 1, isSure = true }: { found?: string; weight?: number; isSure?: boolean } = {},
  ): void {
    const outcome = this.#outcome(match, value, isSure);
    this.#outcomes[outcome] += 1;
    if (outcome === 'counted') {
      this.#seen.add(value);
      this.#count += weight;
    }
    const list = outcome === 'counted' ? this.#counted : this.#others;
    if (list.length >= TRACED_MATCHES) return;
    const { file, text, start, end, place } = match;
    list.push({
      outcome,
      file,
      ...(found === undefined ? {} : { found }),
      ...(text === undefined ? {} : { text }),
      ...(start === undefined ? {} : { start }),
      ...(end === undefined ? {} : { end }),
      ...(place === undefined ? {} : { place }),
      weight: outcome === 'counted' ? weight : 0,
    });
  }

  /** Different values, each with its weight. */
  get count(): number {
    return this.#count;
  }

  trace(): Pick<RuleTrace, 'count' | 'matches' | 'outcomes'> {
    return {
      count: this.#count,
      matches: [...this.#counted, ...this.#others].slice(0, TRACED_MATCHES),
      outcomes: { ...this.#outcomes },
    };
  }

  #outcome(
    { file, text }: Pick<Found, 'file'> & Partial<Found>,
    value: string,
    isSure: boolean,
  ): MatchOutcome {
    if (!this.#isIncluded(file)) return 'filtered';
    if (!isSure) return 'below_confidence';
    if (text !== undefined && this.#ignored.has(comparable(text))) return 'ignored';
    return this.#seen.has(value) ? 'repeated' : 'counted';
  }
}

/** Ignored strings match exactly, but for case and white space around them. */
const comparable = (text: string): string => text.trim().toLowerCase();
