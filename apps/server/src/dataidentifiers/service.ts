import type { DefinitionRecord } from '@casbah/contract/content-use';
import type {
  CustomIdentifierAnswer,
  IncludedIdentifier,
  newCustomIdentifier,
} from '@casbah/contract/dataidentifiers';
import type { DefinitionOf } from '@casbah/domain/content-definition';
import type { IdentifierChange } from '@casbah/domain/custom-identifier';
import type { DataIdentifier } from '@casbah/inspection/identifiers/identifier';
import { MEASURED } from '@casbah/inspection/identifiers/measured.generated';
import { holdContent } from '@casbah/stores/control/contentprofiles/content-version';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  identifierChanges,
  writeIdentifierChange,
} from '@casbah/stores/control/dataidentifiers/included-identifiers';
import type { z } from 'zod';
import type { Provided } from '../areas/provided.ts';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';

type Given = z.output<typeof newCustomIdentifier>;
type Uses = Awaited<ReturnType<Provided['contentDefinitions']['usesOf']>>;

interface DataIdentifiersParts {
  control: ControlStore;
  clock: () => number;
  definitions: Provided['contentDefinitions'];
  identifierProblem: Provided['identifierProblem'];
  /** Data identifiers included with Casbah. */
  included: readonly DataIdentifier[];
}

/** Characters of an example in an error. */
const MOST_SHOWN = 80;

/** A company's own data identifiers, and what it changed about the included ones. */
export class DataIdentifiersService {
  readonly #parts: DataIdentifiersParts;

  constructor(parts: DataIdentifiersParts) {
    this.#parts = parts;
  }

  async list(tenant: string): Promise<{ custom: CustomIdentifierAnswer[]; included: IncludedIdentifier[] }> {
    const { control, definitions, included } = this.#parts;
    const [custom, uses, changes] = await Promise.all([
      definitions.list(tenant, 'data_identifier'),
      definitions.usesOf(tenant, 'data_identifier'),
      control.inTenant(tenant, identifierChanges),
    ]);
    return {
      custom: custom.map(customAnswer),
      included: included.map((one) => includedAnswer(one, changes.get(one.id), uses)),
    };
  }

  async find(tenant: string, id: string): Promise<CustomIdentifierAnswer> {
    return customAnswer(await this.#parts.definitions.find(tenant, 'data_identifier', id));
  }

  async create(actor: Actor, given: Given): Promise<CustomIdentifierAnswer> {
    const { name, description, is_enabled } = given;
    const definition = await this.#checked(given);
    return customAnswer(
      await this.#parts.definitions.create(actor, 'data_identifier', {
        name,
        description,
        is_enabled,
        definition,
      }),
    );
  }

  async change(actor: Actor, id: string, given: Given): Promise<CustomIdentifierAnswer> {
    const { name, description, is_enabled } = given;
    const definition = await this.#checked(given);
    const next = { name, description, is_enabled, definition };
    return customAnswer(await this.#parts.definitions.change(actor, 'data_identifier', id, () => next));
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.#parts.definitions.remove(actor, 'data_identifier', id);
  }

  async changeIncluded(
    actor: Actor,
    id: string,
    given: { is_enabled: boolean; extra_keywords: readonly string[]; ignored: readonly string[] },
  ): Promise<IncludedIdentifier> {
    const { definitions, included } = this.#parts;
    const identifier = included.find((one) => one.id === id);
    if (identifier === undefined) throw new ApiFailure('NOT_FOUND');
    const { tenant, user } = actor;
    const next: IdentifierChange = {
      identifier: id,
      isEnabled: given.is_enabled,
      extraKeywords: [...new Set(given.extra_keywords)],
      ignored: [...new Set(given.ignored)],
    };
    await change(this.#parts, actor, async (tx, { time, record }) => {
      await holdContent(tx, tenant);
      const before = (await identifierChanges(tx)).get(id);
      await writeIdentifierChange(tx, { tenant, time, by: user }, next);
      record({
        event: 'included_identifier.changed',
        object: id,
        details: { name: identifier.name },
        changes: changesBetween(recorded(before), recorded(next)),
      });
    });
    return includedAnswer(identifier, next, await definitions.usesOf(tenant, 'data_identifier'));
  }

  /** Returns the definition; refuses one whose pattern is invalid or whose examples don't behave as stated. */
  async #checked(given: Given): Promise<DefinitionOf<'data_identifier'>> {
    const { name, description, is_enabled: isEnabled, ignore_case: ignoreCase, ...rest } = given;
    const definition = { ...rest, ignoreCase };
    const problem = await this.#parts.identifierProblem({
      id: 'tried',
      name,
      description,
      isEnabled,
      ...definition,
    });
    if (problem === null) return definition;
    if ('key' in problem) throw unusable('pattern', problem.key, problem.values);
    if ('missed' in problem)
      throw unusable('examples.matching', 'problem.example_missed', { text: shown(problem.missed) });
    throw unusable('examples.clean', 'problem.example_matched', { text: shown(problem.matched) });
  }
}

const shown = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);

const UNCHANGED = { isEnabled: true, extraKeywords: [], ignored: [] };

function recorded(change: Omit<IdentifierChange, 'identifier'> = UNCHANGED): Record<string, unknown> {
  const { isEnabled, extraKeywords, ignored } = change;
  return { is_enabled: isEnabled, extra_keywords: extraKeywords, ignored };
}

function includedAnswer(
  { id, name, group, country, risks, keywords, reported, source }: DataIdentifier,
  { isEnabled, extraKeywords, ignored }: Omit<IdentifierChange, 'identifier'> = UNCHANGED,
  uses: Uses,
): IncludedIdentifier {
  return {
    id,
    name,
    group,
    country: country ?? null,
    risks: [...risks],
    keywords: [...keywords],
    confidence: reported,
    source,
    precision: MEASURED[id]?.[0] ?? null,
    recall: MEASURED[id]?.[1] ?? null,
    is_enabled: isEnabled,
    extra_keywords: [...extraKeywords],
    ignored: [...ignored],
    used_by: uses.get(id) ?? [],
  };
}

function customAnswer({
  definition: { ignoreCase, risks, keywords, ignored, examples, ...rest },
  ...head
}: DefinitionRecord<'data_identifier'>): CustomIdentifierAnswer {
  return {
    ...head,
    ...rest,
    ignore_case: ignoreCase,
    risks: [...risks],
    keywords: [...keywords],
    ignored: [...ignored],
    examples: { matching: [...examples.matching], clean: [...examples.clean] },
  };
}
