import { findTerms } from '../../dictionaries/find-terms.ts';
import { buildTermIndex, type TermIndex } from '../../dictionaries/term-index.ts';
import type { IdentifierRisk } from '../identifier.ts';

/** Phrases that such documents have. */
export interface SignGroup {
  /** How much one of them adds; each phrase counts once. */
  readonly weight: number;
  /** `line`: it begins a line, as headings and labels do. `anywhere`: within sentences, too. */
  readonly at: 'line' | 'anywhere';
  /** Lower case; case, accents and width don't matter. */
  readonly phrases: readonly string[];
}

/** A kind of document, known by its content. */
export interface DocumentKind {
  /** `document-cv`. Never changes. */
  readonly id: string;
  readonly name: string;
  readonly risks: readonly IdentifierRisk[];
  /** Weight that its signs must have together, within `STRETCH`. */
  readonly minimum: number;
  readonly signs: readonly SignGroup[];
  /** Texts that are of the kind, and texts that have some of its signs but aren't. Tests run them all. */
  readonly examples: { readonly matching: readonly string[]; readonly clean: readonly string[] };
}

/** A phrase that was found. Positions in UTF-16 code units. */
export interface Sign {
  readonly phrase: string;
  readonly weight: number;
  readonly start: number;
  readonly end: number;
}

export interface KindFound {
  readonly kind: DocumentKind;
  /** From 0.5, just enough, to 1, twice as much. */
  readonly score: number;
  readonly signs: readonly Sign[];
}

/** What is read of a document. In UTF-16 code units. */
export const CLASSIFIED_LENGTH = 200_000;
/** Signs of one kind must be within such a stretch, about five pages: in a novel, every word occurs somewhere. In code units. */
export const STRETCH = 12_000;

interface Phrase {
  readonly phrase: string;
  readonly weight: number;
  readonly beginsLine: boolean;
}

interface Prepared {
  readonly index: TermIndex;
  readonly kinds: ReadonlyMap<string, { readonly kind: DocumentKind; readonly phrases: readonly Phrase[] }>;
}

const prepared = new WeakMap<readonly DocumentKind[], Prepared>();

/** The kinds that a text is of, the surest first; none for most texts. Linear in the text. */
export function classify(text: string, kinds: readonly DocumentKind[]): readonly KindFound[] {
  const read = text.slice(0, CLASSIFIED_LENGTH);
  const { index, kinds: byId } = prepare(kinds);
  const signs = new Map<string, Sign[]>();
  for (const { dictionary, term, start, end } of findTerms(index, read)) {
    const found = byId.get(dictionary)?.phrases[term];
    if (found === undefined || (found.beginsLine && !beginsLine(read, start))) continue;
    const sign = { phrase: found.phrase, weight: found.weight, start, end };
    const same = signs.get(dictionary);
    if (same === undefined) signs.set(dictionary, [sign]);
    else same.push(sign);
  }
  return [...signs]
    .flatMap(([id, all]) => {
      const kind = byId.get(id)?.kind;
      const densest = densestStretch(all);
      const total = densest.reduce((sum, { weight }) => sum + weight, 0);
      if (kind === undefined || total < kind.minimum) return [];
      return [{ kind, score: Math.min(1, total / (2 * kind.minimum)), signs: densest }];
    })
    .sort((one, other) => other.score - one.score);
}

function prepare(kinds: readonly DocumentKind[]): Prepared {
  const known = prepared.get(kinds);
  if (known !== undefined) return known;
  const byId = new Map(
    kinds.map((kind) => [
      kind.id,
      {
        kind,
        phrases: kind.signs.flatMap(({ weight, at, phrases }) =>
          phrases.map((phrase) => ({ phrase, weight, beginsLine: at === 'line' })),
        ),
      },
    ]),
  );
  const index = buildTermIndex(
    [...byId].map(([id, { phrases }]) => ({
      id,
      ignoreAccents: true,
      terms: phrases.map(({ phrase }) => ({ text: phrase })),
    })),
  );
  const result = { index, kinds: byId };
  prepared.set(kinds, result);
  return result;
}

/** Each phrase once, within the stretch where they weigh most. Signs come sorted by position. */
function densestStretch(signs: readonly Sign[]): readonly Sign[] {
  const inside = new Map<string, number>();
  let total = 0;
  let best = { total: 0, from: 0, to: 0 };
  let from = 0;
  for (const [to, sign] of signs.entries()) {
    const count = inside.get(sign.phrase) ?? 0;
    inside.set(sign.phrase, count + 1);
    if (count === 0) total += sign.weight;
    for (
      let first = signs[from];
      first !== undefined && sign.end - first.start > STRETCH;
      first = signs[from]
    ) {
      const left = (inside.get(first.phrase) ?? 1) - 1;
      inside.set(first.phrase, left);
      if (left === 0) total -= first.weight;
      from += 1;
    }
    if (total > best.total) best = { total, from, to: to + 1 };
  }
  const firsts = new Map<string, Sign>();
  for (const sign of signs.slice(best.from, best.to))
    if (!firsts.has(sign.phrase)) firsts.set(sign.phrase, sign);
  return [...firsts.values()];
}

/** Before the place, the line or the table's cell has only numbering, bullets and marks of headings. */
function beginsLine(text: string, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 24); index -= 1) {
    const character = text[index] ?? '';
    if (character === '\n' || character === '\r' || character === '\t' || character === '|') return true;
    if (!/[\s\d.#*•·\-–—()[\]IVX§■●▪:【「<>"_]/.test(character)) return false;
  }
  return at <= 24;
}
