import { findTerms } from '../dictionaries/find-terms.ts';
import { countCharacters } from '../document/document-text.ts';
import type { Place } from '../document/place.ts';
import type { SeenFile } from '../document/sink.ts';
import { FINGERPRINT_RULE, matchFingerprints } from '../fingerprints/match-fingerprints.ts';
import type {
  Evidence,
  Found,
  IdentifierEvidence,
  PatternEvidence,
  RecordEvidence,
  TermEvidence,
  ThreatEvidence,
} from '../rules/evidence.ts';
import type { Match } from '../scan/match.ts';
import { findMalware } from '../threats/find-malware.ts';
import type { HashSet } from '../threats/hash-set.ts';
import type { Threat, ThreatKind } from '../threats/threat.ts';
import type { CompiledDefinitions } from './definitions.ts';
import type { FileFindings } from './file-findings.ts';
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
  readonly #records: Placed<RecordEvidence>[] = [];
  readonly #addresses: { readonly place: Place; readonly threat: ThreatKind; readonly name: string }[] = [];
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
        wide.filter(({ confidence }) => confidence === 'wide'),
      );
    }
    const content = new PieceText(piece);
    this.#addTerms(content);
    this.#addRecords(content);
    this.#addAddresses(content);
    this.#addPatterns(piece);
  }

  /** `threats`: what scanners outside found in the document. */
  evidence(
    name: string,
    files: readonly SeenFile[],
    found: readonly FileFindings[],
    threats: readonly Threat[],
  ): Evidence {
    const indexes = new Map<string, number>();
    for (const [index, { path }] of files.entries()) {
      const key = path.join('\0');
      if (!indexes.has(key)) indexes.set(key, index);
    }
    const fileAt = (path: readonly string[] = []): number => indexes.get(path.join('\0')) ?? 0;
    const located = <Item extends { readonly place: Place }>(
      item: Item,
    ): Item & { readonly file: number } => ({
      ...item,
      file: fileAt(item.place.path),
    });
    const { hashes } = this.#definitions.threats;
    return {
      name,
      files,
      identifiers: this.#identifiers.map(located),
      terms: this.#terms.map(located),
      patterns: this.#patterns.map(located),
      kinds: found.flatMap(({ path, kinds }) => kinds.map(({ id }) => ({ file: fileAt(path), kind: id }))),
      similarities: found.flatMap(({ path, similarities }) =>
        similarities.map((one) => ({ ...one, file: fileAt(path) })),
      ),
      records: this.#records.map(located),
      threats: [
        ...threats.map(({ kind, name: malware }) => ({ file: 0, threat: kind, name: malware })),
        ...files.flatMap((file, index) => knownMalware(file, index, hashes)),
        ...found.flatMap(({ path, isEicar }) => (isEicar ? [eicar(fileAt(path))] : [])),
        ...this.#addresses.map(located),
      ],
      isManagedDlpViolation: false,
      violatedProfiles: [],
    };
  }

  #addMatches(piece: Piece, matches: readonly Match[]): void {
    const positions = new Positions(piece);
    for (const { identifier, start, end, text, confidence } of matches) {
      if (!this.#keeps(`identifier ${identifier.id}`)) continue;
      this.#identifiers.push({
        ...positions.of(start, end),
        identifier: identifier.id,
        confidence,
        text,
        value: text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase(),
      });
    }
  }

  #addTerms(content: PieceText): void {
    const { terms } = this.#definitions;
    if (terms === undefined) return;
    const positions = content.positions();
    for (const { dictionary, term, start, end } of findTerms(terms, content.text))
      if (this.#keeps(`term ${dictionary} ${term}`))
        this.#terms.push({
          ...positions(start, end),
          dictionary,
          term,
          text: content.text.slice(start, end),
        });
  }

  #addRecords(content: PieceText): void {
    const add = (index: string, record: string, isSure: boolean, start: number, end: number): void => {
      if (!this.#keeps(`record ${index}`)) return;
      const text = content.text.slice(start, end);
      this.#records.push({ ...content.positions()(start, end), index, record, isSure, text });
    };
    for (const { id, matcher } of this.#definitions.records)
      for (const { row, isSure, start, end } of matcher.match(content.text))
        add(id, String(row), isSure, start, end);
    for (const { id, index, minimumShare } of this.#definitions.fingerprints) {
      const rule = { ...FINGERPRINT_RULE, share: minimumShare };
      for (const { document, isSure, places } of matchFingerprints(index, content.text, rule)) {
        const [first] = places;
        add(id, document, isSure, first?.start ?? 0, first?.end ?? 0);
      }
    }
  }

  #addAddresses(content: PieceText): void {
    const { addresses } = this.#definitions.threats;
    if (addresses === undefined) return;
    const positions = content.positions();
    for (const { kind, entry, start, end } of addresses.findIn(content.text))
      if (this.#keeps(`address ${entry}`))
        this.#addresses.push({ place: positions(start, end).place, threat: kind, name: entry });
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

/** The new text of a piece, for what looks at strings. */
class PieceText {
  readonly text: string;
  readonly #piece: Piece;

  constructor(piece: Piece) {
    this.#piece = piece;
    this.text = piece.text.bytes.toString('utf8', piece.from, piece.until);
  }

  /** Turns UTF-16 code units of the text into characters of the document; asked in ascending order. */
  positions(): (start: number, end: number) => { start: number; end: number; place: Place } {
    const positions = new Positions(this.#piece);
    let unit = 0;
    let byte = this.#piece.from;
    return (start, end) => {
      byte += Buffer.byteLength(this.text.slice(unit, start));
      unit = start;
      return positions.of(byte, byte + Buffer.byteLength(this.text.slice(start, end)));
    };
  }
}

const EICAR: Pick<ThreatEvidence, 'threat' | 'name'> = { threat: 'malware', name: 'EICAR test file' };
const eicar = (file: number): ThreatEvidence => ({ ...EICAR, file });

function knownMalware(
  { sha256 }: SeenFile,
  file: number,
  hashes: HashSet | undefined,
): readonly ThreatEvidence[] {
  if (hashes === undefined || sha256 === undefined) return [];
  const threat = findMalware({ sha256 }, hashes);
  return threat === undefined ? [] : [{ file, threat: threat.kind, name: threat.name }];
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
