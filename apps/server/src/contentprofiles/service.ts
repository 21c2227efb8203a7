import type {
  ContentAliasAnswer,
  ContentProfileAnswer,
  contentAliasChange,
  contentProfileChange,
  DataFilterAnswer,
  dataFilterChange,
  newContentAlias,
  newContentProfile,
  newDataFilter,
  newReusableRule,
  ReusableRuleAnswer,
  reusableRuleChange,
} from '@casbah/contract/content-definitions';
import { cloneName } from '@casbah/domain/clone-name';
import type { DefinitionOf } from '@casbah/domain/content-definition';
import { profileProblems, reusableRuleProblems } from '@casbah/domain/content-profile';
import type { RuleSet } from '@casbah/domain/content-rule';
import { dataFilterProblems } from '@casbah/domain/data-filter';
import type { z } from 'zod';
import type { Actor } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import type { ContentDefinitions } from './definitions.ts';
import { type PatternThread, PatternTooSlow } from './pattern-thread.ts';
import { patternWords, SLOW_PATTERN } from './pattern-words.ts';
import { refuseConditions, refuseRules } from './rule-problems.ts';
import { aliasAnswer, filterAnswer, profileAnswer, ruleAnswer } from './wire.ts';

/** A clone is named again when another person took its name meanwhile. */
const MOST_NAMES_TRIED = 3;

interface ContentProfilesParts {
  definitions: ContentDefinitions;
  patterns: Pick<PatternThread, 'problem'>;
}

/** Content profiles, and the reusable rules, data filters and aliases that they use. */
export class ContentProfilesService {
  readonly #definitions: ContentDefinitions;
  readonly #patterns: ContentProfilesParts['patterns'];

  constructor({ definitions, patterns }: ContentProfilesParts) {
    this.#definitions = definitions;
    this.#patterns = patterns;
  }

  async profiles(tenant: string): Promise<ContentProfileAnswer[]> {
    return (await this.#definitions.list(tenant, 'profile')).map(profileAnswer);
  }

  async profile(tenant: string, id: string): Promise<ContentProfileAnswer> {
    return profileAnswer(await this.#definitions.find(tenant, 'profile', id));
  }

  async createProfile(
    actor: Actor,
    given: z.output<typeof newContentProfile>,
  ): Promise<ContentProfileAnswer> {
    const { sets, data_filter, ...rest } = given;
    await this.#refuseRules(sets, profileProblems);
    const definition = profileOf(sets, data_filter);
    return profileAnswer(await this.#definitions.create(actor, 'profile', { ...rest, definition }));
  }

  async changeProfile(
    actor: Actor,
    id: string,
    given: z.output<typeof contentProfileChange>,
  ): Promise<ContentProfileAnswer> {
    if (given.sets !== undefined) await this.#refuseRules(given.sets, profileProblems);
    const changed = await this.#definitions.change(actor, 'profile', id, (current) => {
      const {
        name = current.name,
        description = current.description,
        is_enabled = current.is_enabled,
      } = given;
      const { sets = current.definition.sets, data_filter = current.definition.dataFilter ?? null } = given;
      return { name, description, is_enabled, definition: profileOf(sets, data_filter) };
    });
    return profileAnswer(changed);
  }

  /** Copies a profile, turned off. */
  async cloneProfile(actor: Actor, id: string): Promise<ContentProfileAnswer> {
    const { name, description, definition } = await this.#definitions.find(actor.tenant, 'profile', id);
    for (let attempt = 1; ; attempt += 1) {
      const others = await this.#definitions.list(actor.tenant, 'profile');
      const copy = cloneName(
        name,
        others.map((one) => one.name),
      );
      try {
        const given = { name: copy, description, definition, is_enabled: false };
        return profileAnswer(await this.#definitions.create(actor, 'profile', given));
      } catch (error) {
        const isTaken = error instanceof ApiFailure && error.code === 'NAME_TAKEN';
        if (!isTaken || attempt === MOST_NAMES_TRIED) throw error;
      }
    }
  }

  async removeProfile(actor: Actor, id: string): Promise<void> {
    await this.#definitions.remove(actor, 'profile', id);
  }

  async rules(tenant: string): Promise<ReusableRuleAnswer[]> {
    return (await this.#definitions.list(tenant, 'reusable_rule')).map(ruleAnswer);
  }

  async rule(tenant: string, id: string): Promise<ReusableRuleAnswer> {
    return ruleAnswer(await this.#definitions.find(tenant, 'reusable_rule', id));
  }

  async createRule(actor: Actor, given: z.output<typeof newReusableRule>): Promise<ReusableRuleAnswer> {
    const { sets, ...rest } = given;
    await this.#refuseRules(sets, reusableRuleProblems);
    return ruleAnswer(
      await this.#definitions.create(actor, 'reusable_rule', {
        ...rest,
        is_enabled: true,
        definition: { sets },
      }),
    );
  }

  async changeRule(
    actor: Actor,
    id: string,
    given: z.output<typeof reusableRuleChange>,
  ): Promise<ReusableRuleAnswer> {
    if (given.sets !== undefined) await this.#refuseRules(given.sets, reusableRuleProblems);
    const changed = await this.#definitions.change(actor, 'reusable_rule', id, (current) => {
      const { name = current.name, description = current.description } = given;
      const { sets = current.definition.sets } = given;
      return { name, description, is_enabled: true, definition: { sets } };
    });
    return ruleAnswer(changed);
  }

  async removeRule(actor: Actor, id: string): Promise<void> {
    await this.#definitions.remove(actor, 'reusable_rule', id);
  }

  async filters(tenant: string): Promise<DataFilterAnswer[]> {
    return (await this.#definitions.list(tenant, 'data_filter')).map(filterAnswer);
  }

  async filter(tenant: string, id: string): Promise<DataFilterAnswer> {
    return filterAnswer(await this.#definitions.find(tenant, 'data_filter', id));
  }

  async createFilter(actor: Actor, given: z.output<typeof newDataFilter>): Promise<DataFilterAnswer> {
    const { conditions, ...rest } = given;
    refuseConditions({ conditions }, dataFilterProblems({ conditions }));
    return filterAnswer(
      await this.#definitions.create(actor, 'data_filter', {
        ...rest,
        is_enabled: true,
        definition: { conditions },
      }),
    );
  }

  async changeFilter(
    actor: Actor,
    id: string,
    given: z.output<typeof dataFilterChange>,
  ): Promise<DataFilterAnswer> {
    if (given.conditions !== undefined) {
      const { conditions } = given;
      refuseConditions({ conditions }, dataFilterProblems({ conditions }));
    }
    const changed = await this.#definitions.change(actor, 'data_filter', id, (current) => {
      const { name = current.name, description = current.description } = given;
      const { conditions = current.definition.conditions } = given;
      return { name, description, is_enabled: true, definition: { conditions } };
    });
    return filterAnswer(changed);
  }

  async removeFilter(actor: Actor, id: string): Promise<void> {
    await this.#definitions.remove(actor, 'data_filter', id);
  }

  async aliases(tenant: string): Promise<ContentAliasAnswer[]> {
    return (await this.#definitions.list(tenant, 'alias')).map(aliasAnswer);
  }

  async alias(tenant: string, id: string): Promise<ContentAliasAnswer> {
    return aliasAnswer(await this.#definitions.find(tenant, 'alias', id));
  }

  async createAlias(actor: Actor, given: z.output<typeof newContentAlias>): Promise<ContentAliasAnswer> {
    const { identifiers, confidence, ...rest } = given;
    const definition = { identifiers: [...new Set(identifiers)], confidence };
    return aliasAnswer(
      await this.#definitions.create(actor, 'alias', { ...rest, is_enabled: true, definition }),
    );
  }

  async changeAlias(
    actor: Actor,
    id: string,
    given: z.output<typeof contentAliasChange>,
  ): Promise<ContentAliasAnswer> {
    const changed = await this.#definitions.change(actor, 'alias', id, (current) => {
      const { name = current.name, description = current.description } = given;
      const { identifiers = current.definition.identifiers, confidence = current.definition.confidence } =
        given;
      const definition = { identifiers: [...new Set(identifiers)], confidence };
      return { name, description, is_enabled: true, definition };
    });
    return aliasAnswer(changed);
  }

  async removeAlias(actor: Actor, id: string): Promise<void> {
    await this.#definitions.remove(actor, 'alias', id);
  }

  /** Refuses invalid rules, and patterns that RE2 can't run or that are too slow. */
  async #refuseRules(sets: readonly RuleSet[], problemsOf: Parameters<typeof refuseRules>[1]): Promise<void> {
    refuseRules(sets, problemsOf);
    const patterns = sets.flatMap(({ ruleLines }, set) =>
      ruleLines.flatMap(({ ruleType, rules }, line) =>
        ruleType === 'regex'
          ? rules.map(({ value }, rule) => ({ value, path: `sets.${set}.ruleLines.${line}.rules.${rule}` }))
          : [],
      ),
    );
    if (patterns.length === 0) return;
    const found = await this.#patterns.problem(patterns.map(({ value }) => value)).catch((error: unknown) => {
      if (!(error instanceof PatternTooSlow)) throw error;
      throw unusable('sets', SLOW_PATTERN.key);
    });
    if (found === null) return;
    const { key, values } = patternWords(found.problem);
    throw unusable(patterns[found.index]?.path ?? 'sets', key, values);
  }
}

function profileOf(sets: readonly RuleSet[], dataFilter: string | null): DefinitionOf<'profile'> {
  return dataFilter === null ? { sets } : { sets, dataFilter };
}
