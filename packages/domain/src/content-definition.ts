import { type ContentAlias, termTarget } from './content-alias.ts';
import type { ContentDictionary } from './content-dictionary.ts';
import type { IndexDefinition } from './content-index.ts';
import type { ContentProfile, ReusableRule } from './content-profile.ts';
import type { RuleSet, RuleType } from './content-rule.ts';
import type { CustomIdentifier } from './custom-identifier.ts';
import type { DataFilter } from './data-filter.ts';

type Named = 'id' | 'name' | 'description';

/** What a company defines for content inspection, by kind: each besides its name and description. */
export interface Definitions {
  profile: Omit<ContentProfile, Named>;
  reusable_rule: Omit<ReusableRule, Named>;
  data_filter: Omit<DataFilter, Named>;
  alias: Omit<ContentAlias, Named>;
  /** Its terms are stored separately. */
  dictionary: Omit<ContentDictionary, Named | 'terms'>;
  data_identifier: Omit<CustomIdentifier, Named | 'isEnabled'>;
  /** Samples and model are stored separately. */
  ml_profile: Record<never, never>;
  /** What is built from it is stored separately. */
  index: IndexDefinition;
}
export type ContentKind = keyof Definitions;
export type DefinitionOf<Kind extends ContentKind> = Definitions[Kind];

export const CONTENT_KINDS = [
  'profile',
  'reusable_rule',
  'data_filter',
  'alias',
  'dictionary',
  'data_identifier',
  'ml_profile',
  'index',
] as const satisfies readonly ContentKind[];

/** Something that a definition uses: another definition, or what is included with Casbah. */
export interface ContentReference {
  readonly kind: ContentKind | 'predefined_dictionary';
  readonly id: string;
}

/** What rule sets look for, each once. Risks, content types, files and expressions aren't references. */
export function referencesOfSets(sets: readonly RuleSet[]): readonly ContentReference[] {
  const found = new Map<string, ContentReference>();
  for (const { ruleLines } of sets)
    for (const { ruleType, rules } of ruleLines)
      for (const { value } of rules) {
        const reference = referenceOf(ruleType, value);
        if (reference !== undefined) found.set(`${reference.kind} ${reference.id}`, reference);
      }
  return [...found.values()];
}

function referenceOf(type: RuleType, value: string): ContentReference | undefined {
  switch (type) {
    case 'dictionary':
    case 'predefined_dictionary':
    case 'index':
    case 'reusable_rule':
      return { kind: type, id: value };
    case 'training_profile':
      return { kind: 'ml_profile', id: value };
    case 'predefined_term': {
      const target = termTarget(value);
      return 'alias' in target
        ? { kind: 'alias', id: target.alias }
        : { kind: 'data_identifier', id: target.identifier };
    }
    case 'risk_type':
    case 'content_type':
    case 'file_format':
    case 'regex':
      return undefined;
  }
}

/** What a profile uses: the targets of its rules, and its data filter. */
export function referencesOfProfile({
  sets,
  dataFilter,
}: Definitions['profile']): readonly ContentReference[] {
  const filters: readonly ContentReference[] =
    dataFilter === undefined ? [] : [{ kind: 'data_filter', id: dataFilter }];
  return [...referencesOfSets(sets), ...filters];
}

/** The data identifiers of an alias. */
export function referencesOfAlias({ identifiers }: Definitions['alias']): readonly ContentReference[] {
  return [...new Set(identifiers)].map((id) => ({ kind: 'data_identifier', id }));
}
