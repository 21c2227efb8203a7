import type { DefinitionRecord } from '@casbah/contract/content-use';
import type { Dictionary, DictionaryTermAnswer } from '@casbah/contract/dictionaries';
import { DICTIONARY_LIMITS, type DictionaryTerm } from '@casbah/domain/content-dictionary';
import { MOST_TERMS_OF_COMPANY } from '@casbah/domain/content-limits';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { countTerms, listTerms, termsFrom, writeTerms } from '@casbah/stores/control/dictionaries/terms';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { Provided } from '../areas/provided.ts';
import { type Actor, changesBetween } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import { checkTerms, readTerms } from './read-terms.ts';

/** Terms read at a time for a download. */
const PAGE = 2000;

type Definitions = Provided['contentDefinitions'];

interface DictionariesParts {
  control: ControlStore;
  definitions: Definitions;
}

/** A company's dictionaries. */
export class DictionariesService {
  readonly #control: ControlStore;
  readonly #definitions: Definitions;

  constructor({ control, definitions }: DictionariesParts) {
    this.#control = control;
    this.#definitions = definitions;
  }

  async list(tenant: string): Promise<Dictionary[]> {
    const records = await this.#definitions.list(tenant, 'dictionary');
    const counts = await this.#control.inTenant(tenant, countTerms);
    return records.map((record) => dictionaryAnswer(record, counts.get(record.id)));
  }

  async find(tenant: string, id: string): Promise<Dictionary> {
    const record = await this.#definitions.find(tenant, 'dictionary', id);
    const counts = await this.#control.inTenant(tenant, countTerms);
    return dictionaryAnswer(record, counts.get(id));
  }

  async create(
    actor: Actor,
    given: { name: string; description: string; ignore_accents: boolean; terms: readonly DictionaryTerm[] },
  ): Promise<Dictionary> {
    const { terms, ignore_accents, ...rest } = given;
    await checkTerms(terms);
    const definition = { ignoreAccents: ignore_accents };
    const record = await this.#definitions.create(
      actor,
      'dictionary',
      { ...rest, is_enabled: true, definition },
      {
        details: { terms: terms.length },
        beside: (tx, { tenant, id }) => replaceTerms(tx, { tenant, id }, terms),
      },
    );
    return dictionaryAnswer(record, terms.length);
  }

  async change(
    actor: Actor,
    id: string,
    given: {
      name?: string | undefined;
      description?: string | undefined;
      ignore_accents?: boolean | undefined;
    },
  ): Promise<Dictionary> {
    await this.#definitions.change(actor, 'dictionary', id, (current) => {
      const { name = current.name, description = current.description } = given;
      const { ignore_accents: ignoreAccents = current.definition.ignoreAccents } = given;
      return { name, description, is_enabled: true, definition: { ignoreAccents } };
    });
    return this.find(actor.tenant, id);
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.#definitions.remove(actor, 'dictionary', id);
  }

  async terms(
    tenant: string,
    id: string,
    asked: { query?: string | undefined; limit: number; offset: number },
  ): Promise<{ terms: DictionaryTermAnswer[]; total: number }> {
    await this.#definitions.find(tenant, 'dictionary', id);
    return this.#control.inTenant(tenant, (tx) => listTerms(tx, id, asked));
  }

  /** Replaces all terms by given ones. */
  async replace(actor: Actor, id: string, terms: readonly DictionaryTerm[]): Promise<Dictionary> {
    await checkTerms(terms);
    return this.#replace(actor, id, terms);
  }

  /** Replaces all terms by those in a text. */
  async replaceByText(actor: Actor, id: string, body: AsyncIterable<Uint8Array>): Promise<Dictionary> {
    await this.#definitions.find(actor.tenant, 'dictionary', id);
    return this.#replace(actor, id, await readTerms(body));
  }

  /** All terms as text, as `replaceByText` reads it. */
  async text(tenant: string, id: string): Promise<{ name: string; content: AsyncGenerator<string> }> {
    const { name } = await this.#definitions.find(tenant, 'dictionary', id);
    return { name, content: this.#lines(tenant, id) };
  }

  async #replace(actor: Actor, id: string, terms: readonly DictionaryTerm[]): Promise<Dictionary> {
    await this.#definitions.changeBeside(
      actor,
      'dictionary',
      id,
      async (tx, { tenant }, { record, current }) => {
        const before = (await countTerms(tx)).get(id) ?? 0;
        await replaceTerms(tx, { tenant, id }, terms);
        record({
          event: 'dictionary.terms_replaced',
          object: id,
          details: { name: current.name, count: terms.length },
          changes: changesBetween({ terms: before }, { terms: terms.length }),
        });
      },
    );
    return this.find(actor.tenant, id);
  }

  async *#lines(tenant: string, id: string): AsyncGenerator<string> {
    for (let from = 0; ; from += PAGE) {
      const terms = await this.#control.inTenant(tenant, (tx) => termsFrom(tx, id, { from, limit: PAGE }));
      if (terms.length === 0) return;
      yield terms
        .map(
          ({ text, weight }) =>
            `${text}${weight === DICTIONARY_LIMITS.weight.default ? '' : `\t${weight}`}\n`,
        )
        .join('');
    }
  }
}

async function replaceTerms(
  tx: TenantTx,
  dictionary: { tenant: string; id: string },
  terms: readonly DictionaryTerm[],
): Promise<void> {
  await writeTerms(tx, dictionary, terms);
  let total = 0;
  for (const count of (await countTerms(tx)).values()) total += count;
  if (total > MOST_TERMS_OF_COMPANY) throw new ApiFailure('LIMIT_REACHED', { limit: MOST_TERMS_OF_COMPANY });
}

function dictionaryAnswer(
  { definition: { ignoreAccents }, is_enabled: _, ...head }: DefinitionRecord<'dictionary'>,
  terms = 0,
): Dictionary {
  return { ...head, ignore_accents: ignoreAccents, terms };
}
