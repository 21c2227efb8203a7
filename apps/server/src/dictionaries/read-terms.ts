import { setImmediate as otherWork } from 'node:timers/promises';
import {
  DICTIONARY_LIMITS,
  type DictionaryProblem,
  type DictionaryTerm,
  termError,
  termKey,
} from '@casbah/domain/content-dictionary';
import { DICTIONARY_TEXT_BYTES } from '@casbah/domain/content-limits';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';

/** Terms checked at a time: other requests run between two batches. */
const BATCH = 2000;

/** Refuses terms for the first problem. Numbers count from 1. */
export async function checkTerms(terms: readonly DictionaryTerm[]): Promise<void> {
  if (terms.length > DICTIONARY_LIMITS.terms) throw termFailure({ error: 'TOO_MANY_TERMS' });
  const seen = new Set<string>();
  for (const [index, term] of terms.entries()) {
    if (index % BATCH === BATCH - 1) await otherWork();
    const key = termKey(term);
    const error = termError(term) ?? (seen.has(key) ? 'DUPLICATE_TERM' : undefined);
    if (error !== undefined) throw termFailure({ error, term: index });
    seen.add(key);
  }
}

/**
 * Reads terms from UTF-8 text: one per line, optionally a tab and a weight. Skips empty lines and repeated terms; the
 * numbers of problems are those of lines.
 */
export async function readTerms(body: AsyncIterable<Uint8Array>): Promise<DictionaryTerm[]> {
  const terms: DictionaryTerm[] = [];
  const seen = new Set<string>();
  let number = 0;
  for await (const line of linesOf(body)) {
    number += 1;
    if (number % BATCH === 0) await otherWork();
    if (line.trim() === '') continue;
    const term = termOf(line);
    const error = termError(term);
    if (error !== undefined) throw termFailure({ error, term: number - 1 });
    const key = termKey(term);
    if (seen.has(key)) continue;
    seen.add(key);
    terms.push(term);
    if (terms.length > DICTIONARY_LIMITS.terms) throw termFailure({ error: 'TOO_MANY_TERMS' });
  }
  return terms;
}

/** A tab in a term has no meaning, so the last one separates the weight. */
function termOf(line: string): DictionaryTerm {
  const tab = line.lastIndexOf('\t');
  if (tab < 0) return { text: line.trim() };
  const weight = line.slice(tab + 1).trim();
  return { text: line.slice(0, tab).trim(), ...(weight === '' ? {} : { weight: Number(weight) }) };
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  // Removes a byte order mark, too.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch (cause) {
      throw unusable('body', 'problem.not_utf8', {}, { cause });
    }
  };
  let received = 0;
  let rest = '';
  for await (const bytes of body) {
    received += bytes.length;
    if (received > DICTIONARY_TEXT_BYTES) throw new ApiFailure('TOO_LARGE', { limit: DICTIONARY_TEXT_BYTES });
    const lines = (rest + decode(bytes)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest + decode();
}

function termFailure({ error, term }: DictionaryProblem): ApiFailure {
  const path = term === undefined ? 'terms' : `terms.${term}`;
  return unusable(path, `problem.term.${error}`, { number: (term ?? 0) + 1 });
}
