import { findTerms } from '../dictionaries/find-terms.ts';
import { countCharacters } from '../document/document-text.ts';
import type { Place } from '../document/place.ts';
import type { SeenFile } from '../document/sink.ts';
import type {
  Evidence,
  Found,
  IdentifierEvidence,
  PatternEvidence,
  TermEvidence,
} from '../rules/evidence.ts';
import type { Match } from '../scan/match.ts';
import type { CompiledDefinitions } from './definitions.ts';
import type { Piece } from './text-inspection.ts';

/** Matches of one identifier, term or pattern that are kept: rules count up to 99 different ones. */
const KEPT_PER_KIND = 2000;

type Placed<Item extends Found> = Omit<Item, 'file'> & { readonly place: Place };

/** Gathers what rules judge, piece by piece. Positions are in characters of the whole text. */
export class EvidenceBuilder {
  readonly #definitions: CompiledDefinitions;
  readonly #identifiers: Placed<IdentifierEvidence>[] = [];
  readonly #terms: Placed<TermEvidence>[] = [];
  readonly #patterns: Placed<PatternEvidence>[] = [];
  readonly #kept = new Map<string, number>();

  constructor(definitions: CompiledDefinitions) {
    this.#definitions = definitions;
  }

  /** `matches`: what the scanner found in the piece, by position. */
  add(piece: Piece, matches: readonly Match[], signal: AbortSignal): void {
    const { sensitiveScanner } = this.#definitions;
    const { text, from, until } = piece;
    this.#addMatches(
      piece,
      matches.filter(({ outcome }) => outcome === 'counted' || outcome === 'overlapped'),
    );
    if (sensitiveScanner !== undefined) {
      const wide = sensitiveScanner.scan(text.bytes, { from, until, headings: text, signal });
      this.#addMatches(
        piece,
        wide.filter(({ breadth }) => breadth === 'wide'),
      );
    }
    this.#addTerms(piece);
    this.#addPatterns(piece);
  }

  evidence(name: string, files: readonly SeenFile[]): Evidence {
    const indexes = new Map<string, number>();
    for (const [index, { path }] of files.entries()) {
      const key = path.join('\0');
      if (!indexes.has(key)) indexes.set(key, index);
    }
    const located = <Item extends { readonly place: Place }>(
      item: Item,
    ): Item & { readonly file: number } => ({
      ...item,
      file: indexes.get((item.place.path ?? []).join('\0')) ?? 0,
    });
    return {
      name,
      files,
      identifiers: this.#identifiers.map(located),
      terms: this.#terms.map(located),
      patterns: this.#patterns.map(located),
      kinds: [],
      similarities: [],
      records: [],
      threats: [],
      isManagedDlpViolation: false,
      violatedProfiles: [],
    };
  }

  #addMatches(piece: Piece, matches: readonly Match[]): void {
    const positions = new Positions(piece);
    for (const { identifier, start, end, text, breadth } of matches) {
      if (!this.#keeps(`identifier ${identifier.id}`)) continue;
      this.#identifiers.push({
        ...positions.of(start, end),
        identifier: identifier.id,
        confidence: breadth,
        text,
        value: text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase(),
      });
    }
  }

  #addTerms(piece: Piece): void {
    const { terms } = this.#definitions;
    if (terms === undefined) return;
    const { bytes } = piece.text;
    const content = bytes.toString('utf8', piece.from, piece.until);
    const positions = new Positions(piece);
    let unit = 0;
    let byte = piece.from;
    for (const { dictionary, term, start, end } of findTerms(terms, content)) {
      if (!this.#keeps(`term ${dictionary} ${term}`)) continue;
      const matched = content.slice(start, end);
      byte += Buffer.byteLength(content.slice(unit, start));
      unit = start;
      this.#terms.push({
        ...positions.of(byte, byte + Buffer.byteLength(matched)),
        dictionary,
        term,
        text: matched,
      });
    }
  }

  #addPatterns(piece: Piece): void {
    const { text, from, until } = piece;
    for (const { source, pattern } of this.#definitions.patterns) {
      const positions = new Positions(piece);
      for (
        let hit = pattern.find(text.bytes, from);
        hit !== undefined;
        hit = pattern.find(text.bytes, hit.next)
      ) {
        if (hit.start >= until || !this.#keeps(`pattern ${source}`)) break;
        if (hit.end === hit.start) continue;
        const matched = text.bytes.toString('utf8', hit.start, hit.end);
        this.#patterns.push({ ...positions.of(hit.start, hit.end), pattern: source, text: matched });
      }
    }
  }

  #keeps(key: string): boolean {
    const kept = (this.#kept.get(key) ?? 0) + 1;
    this.#kept.set(key, kept);
    return kept <= KEPT_PER_KIND;
  }
}

/** Turns bytes of a piece into characters of the document; asked in ascending order. */
class Positions {
  readonly #piece: Piece;
  #byte = 0;
  #characters: number;

  constructor(piece: Piece) {
    this.#piece = piece;
    this.#characters = piece.text.discardedCharacters;
  }

  of(start: number, end: number): { start: number; end: number; place: Place } {
    const { text } = this.#piece;
    if (start >= this.#byte) {
      this.#characters += countCharacters(text.bytes, this.#byte, start);
      this.#byte = start;
    }
    return {
      start: this.#characters,
      end: this.#characters + countCharacters(text.bytes, start, end),
      place: text.placeAt(start),
    };
  }
}
