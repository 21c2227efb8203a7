import type { DictionaryTermAnswer } from '@casbah/contract/dictionaries';
import { DICTIONARY_LIMITS, termKey } from '@casbah/domain/content-dictionary';
import { call } from '../../request/api.ts';

type Terms = readonly DictionaryTermAnswer[];

/** Terms per request: the maximum of the call. */
const BATCH = 1000;
/** JSON bodies have at most 1 MiB; some of it is left for the rest of the request. */
const MOST_BYTES = 1024 * 1024 - 1024;

/** The terms can't be sent in one request. */
export class TermsTooLarge extends Error {}

/** Replaces all terms by what `edit` makes of them. The call has no smaller change. */
export async function editTerms(id: string, edit: (terms: Terms) => Terms): Promise<void> {
  const terms = edit(await allTerms(id)).map(shortTerm);
  if (new Blob([JSON.stringify(terms)]).size > MOST_BYTES) throw new TermsTooLarge();
  await call('PUT /protect/dictionaries/{id}/terms', { params: { id }, body: { terms } });
}

async function allTerms(id: string): Promise<DictionaryTermAnswer[]> {
  const found: DictionaryTermAnswer[] = [];
  for (;;) {
    const { terms, total } = await call('GET /protect/dictionaries/{id}/terms', {
      params: { id },
      query: { limit: BATCH, offset: found.length },
    });
    found.push(...terms);
    if (found.length >= total || terms.length === 0) return found;
  }
}

/** Leaves out what has its usual value, so that more terms fit into a request. */
function shortTerm({ text, weight, matchCase, partOfWord }: DictionaryTermAnswer) {
  return {
    text,
    ...(weight === DICTIONARY_LIMITS.weight.default ? {} : { weight }),
    ...(matchCase ? { matchCase } : {}),
    ...(partOfWord ? { partOfWord } : {}),
  };
}

/** Adds terms at the end; those that match the same as an existing one replace it in its place. */
export function withTerms(terms: Terms, added: Terms): Terms {
  const all = new Map(terms.map((term) => [termKey(term), term]));
  for (const term of added) all.set(termKey(term), term);
  return [...all.values()];
}

export function withoutTerm(terms: Terms, removed: DictionaryTermAnswer): Terms {
  const key = termKey(removed);
  return terms.filter((term) => termKey(term) !== key);
}

/** Replaces a term in its place, and drops another one that now matches the same. */
export function withChangedTerm(
  terms: Terms,
  before: DictionaryTermAnswer,
  after: DictionaryTermAnswer,
): Terms {
  const [from, to] = [termKey(before), termKey(after)];
  return terms
    .filter((term) => from === to || termKey(term) !== to)
    .map((term) => (termKey(term) === from ? after : term));
}
