import { DICTIONARY_LIMITS, type DictionaryTerm } from '@casbah/domain/content-dictionary';
import { sql } from 'kysely';
import type { TenantTx } from '../transaction.ts';

/** A term with all its values. */
export type StoredTerm = { [Field in keyof DictionaryTerm]-?: Exclude<DictionaryTerm[Field], undefined> };

interface OfDictionary {
  tenant: string;
  id: string;
}

/** Terms inserted at a time. */
const BATCH = 5000;

/** Number of terms by dictionary. */
export async function countTerms(tx: TenantTx): Promise<Map<string, number>> {
  const rows = await tx.selectFrom('dictionaries').select(['id', 'terms']).execute();
  return new Map(rows.map(({ id, terms }) => [id, terms]));
}

/** Replaces the terms of a dictionary, new or not. */
export async function writeTerms(
  tx: TenantTx,
  { tenant, id }: OfDictionary,
  terms: readonly DictionaryTerm[],
): Promise<void> {
  await tx
    .insertInto('dictionaries')
    .values({ tenant_id: tenant, id, terms: terms.length })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet({ terms: terms.length }))
    .execute();
  await tx
    .deleteFrom('dictionary_terms')
    .where('tenant_id', '=', tenant)
    .where('dictionary', '=', id)
    .execute();
  for (let from = 0; from < terms.length; from += BATCH) {
    const batch = terms.slice(from, from + BATCH).map((term, index) => ({
      number: from + index,
      term: term.text,
      weight: term.weight ?? DICTIONARY_LIMITS.weight.default,
      match_case: term.matchCase ?? false,
      part_of_word: term.partOfWord ?? false,
    }));
    await sql`
      insert into dictionary_terms (tenant_id, dictionary, number, term, weight, match_case, part_of_word)
      select ${tenant}::text, ${id}::text, number, term, weight, match_case, part_of_word
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
        as given (number integer, term text, weight integer, match_case boolean, part_of_word boolean)`.execute(
      tx,
    );
  }
}

/** Terms in their order: those that contain a text, ignoring case, or all. */
export async function listTerms(
  tx: TenantTx,
  id: string,
  { query = '', limit, offset }: { query?: string | undefined; limit: number; offset: number },
): Promise<{ terms: StoredTerm[]; total: number }> {
  const found = tx
    .selectFrom('dictionary_terms')
    .where('dictionary', '=', id)
    .$if(query !== '', (asked) => asked.where('term', 'ilike', `%${query.replace(/[\\%_]/g, '\\$&')}%`));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const terms = await found
    .select(['term as text', 'weight', 'match_case as matchCase', 'part_of_word as partOfWord'])
    .orderBy('number')
    .limit(limit)
    .offset(offset)
    .execute();
  return { terms, total };
}

/** A stretch of terms by their numbers. */
export async function termsFrom(
  tx: TenantTx,
  id: string,
  { from, limit }: { from: number; limit: number },
): Promise<StoredTerm[]> {
  return tx
    .selectFrom('dictionary_terms')
    .select(['term as text', 'weight', 'match_case as matchCase', 'part_of_word as partOfWord'])
    .where('dictionary', '=', id)
    .where('number', '>=', from)
    .where('number', '<', from + limit)
    .orderBy('number')
    .execute();
}
