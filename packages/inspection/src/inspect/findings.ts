import { createHash } from 'node:crypto';
import { countCharacters, type DocumentText } from '../document/document-text.ts';
import type { Match } from '../scan/match.ts';
import type { Finding, FindingCount } from './finding.ts';
import { mask } from './mask.ts';

/** Text shown before and after a match. In bytes. */
const AROUND = 32;
/** Characters of a match that are shown, masked. */
const LONGEST_SHOWN = 80;
/** From this many different values on, more are not told apart. */
export const DISTINCT_MAX = 10_000;

/** Collects matches of a document as findings: all are counted, the first ones are listed. */
export class Findings {
  readonly #max: number;
  readonly #listed: Finding[] = [];
  readonly #counts = new Map<string, { count: number; values: Set<string> }>();
  #omitted = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** Matches of one piece of text, by position. */
  add(matches: readonly Match[], text: DocumentText): void {
    let counted = 0;
    let characters = text.discardedCharacters;
    for (const [index, match] of matches.entries()) {
      if (match.outcome !== 'counted') continue;
      this.#count(match);
      if (this.#listed.length >= this.#max) {
        this.#omitted += 1;
        continue;
      }
      characters += countCharacters(text.bytes, counted, match.start);
      counted = match.start;
      const { identifier, keyword } = match;
      this.#listed.push({
        identifier: identifier.id,
        name: identifier.name,
        group: identifier.group,
        risks: identifier.risks,
        confidence: match.confidence,
        start: characters,
        end: characters + countCharacters(text.bytes, match.start, match.end),
        place: text.placeAt(match.start),
        snippet: snippet(index, match, matches, text),
        ...alternatives(match, matches, index),
        ...(keyword === undefined ? {} : { keyword: keyword.word }),
      });
    }
  }

  get listed(): readonly Finding[] {
    return this.#listed;
  }

  /** Counted, but not listed. */
  get omitted(): number {
    return this.#omitted;
  }

  get counts(): FindingCount[] {
    return [...this.#counts].map(([identifier, { count, values }]) => ({
      identifier,
      count,
      distinct: values.size,
    }));
  }

  #count({ identifier: { id }, text }: Match): void {
    const known = this.#counts.get(id) ?? { count: 0, values: new Set<string>() };
    known.count += 1;
    if (known.values.size < DISTINCT_MAX) known.values.add(fingerprint(text));
    this.#counts.set(id, known);
  }
}

/** Identifiers that lost the same text at the same confidence: two countries may write their numbers alike. */
function alternatives(match: Match, matches: readonly Match[], at: number): Pick<Finding, 'also'> {
  const also: string[] = [];
  for (const step of [-1, 1])
    for (let index = at + step; ; index += step) {
      const other = matches[index];
      if (other === undefined || other.start !== match.start) break;
      if (other.outcome === 'overlapped' && other.end === match.end && other.confidence === match.confidence)
        also.push(other.identifier.id);
    }
  return also.length === 0 ? {} : { also: [...new Set(also)] };
}

/** Values are compared by hash: a report of a large document needn't keep them. */
const fingerprint = (text: string): string =>
  createHash('sha1')
    .update(text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase())
    .digest('base64')
    .slice(0, 16);

/** The line of the match, shortened, with this and every other match in it masked. */
function snippet(index: number, match: Match, matches: readonly Match[], text: DocumentText): string {
  const { bytes } = text;
  const from = Math.max(bytes.lastIndexOf(10, match.start - 1) + 1, startOf(bytes, match.start - AROUND));
  const lineEnd = bytes.indexOf(10, match.end);
  const to = Math.min(
    lineEnd === -1 ? bytes.length : lineEnd,
    startOf(bytes, Math.min(bytes.length, match.end + AROUND)),
  );
  let shown = '';
  let at = from;
  for (const other of neighbors(index, matches, from, to)) {
    if (other.start < at) continue;
    shown += bytes.toString('utf8', at, other.start) + mask(shortened(other.text), other.identifier.group);
    at = other.end;
  }
  if (at < to) shown += bytes.toString('utf8', at, to);
  return shown.replace(/\s+/g, ' ').trim();
}

/** Private keys and the like are long: their first line shows what they are. */
function shortened(text: string): string {
  const line = text.trimStart().split('\n', 1)[0] ?? '';
  return line.length === text.length && text.length <= LONGEST_SHOWN
    ? text
    : `${line.slice(0, LONGEST_SHOWN)}…`;
}

/** Counted matches that touch the stretch, by position; the match itself among them. */
function neighbors(at: number, matches: readonly Match[], from: number, to: number): readonly Match[] {
  const found: Match[] = [];
  for (let index = at - 1; index >= 0 && (matches[index]?.end ?? 0) > from; index -= 1) {
    const other = matches[index];
    if (other?.outcome === 'counted' && other.start >= from) found.unshift(other);
  }
  for (let index = at; index < matches.length && (matches[index]?.start ?? to) < to; index += 1) {
    const other = matches[index];
    if (other?.outcome === 'counted') found.push(other);
  }
  return found;
}

/** The byte where the character at this byte begins. */
function startOf(bytes: Uint8Array, at: number): number {
  let start = Math.max(0, at);
  while (start > 0 && start < bytes.length && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  return start;
}
