import {
  type ContentKind,
  type ContentReference,
  type DefinitionOf,
  referencesOfAlias,
  referencesOfProfile,
  referencesOfSets,
} from '@casbah/domain/content-definition';
import { DICTIONARY_LIMITS } from '@casbah/domain/content-dictionary';
import {
  MOST_CONTENT_ALIASES,
  MOST_CUSTOM_IDENTIFIERS,
  MOST_INDEXES,
  MOST_ML_PROFILES,
  MOST_REUSABLE_RULES,
} from '@casbah/domain/content-limits';
import { CONTENT_PROFILE_LIMITS } from '@casbah/domain/content-profile';
import { DATA_FILTER_LIMITS } from '@casbah/domain/data-filter';

/** What the history calls a definition. */
type Noun =
  | 'content_profile'
  | 'reusable_rule'
  | 'data_filter'
  | 'content_alias'
  | 'dictionary'
  | 'data_identifier'
  | 'ml_profile'
  | 'content_index';

interface KindRules<Kind extends ContentKind> {
  noun: Noun;
  /** Maximum per company. */
  most: number;
  /** What a definition uses. */
  uses(definition: DefinitionOf<Kind>): readonly ContentReference[];
}

const none = () => [];

/** Rules of each kind of definition. */
export const KINDS: { readonly [Kind in ContentKind]: KindRules<Kind> } = {
  profile: {
    noun: 'content_profile',
    most: CONTENT_PROFILE_LIMITS.profiles,
    uses: referencesOfProfile,
  },
  reusable_rule: {
    noun: 'reusable_rule',
    most: MOST_REUSABLE_RULES,
    uses: ({ sets }) => referencesOfSets(sets),
  },
  data_filter: { noun: 'data_filter', most: DATA_FILTER_LIMITS.filters, uses: none },
  alias: { noun: 'content_alias', most: MOST_CONTENT_ALIASES, uses: referencesOfAlias },
  dictionary: { noun: 'dictionary', most: DICTIONARY_LIMITS.dictionaries, uses: none },
  data_identifier: { noun: 'data_identifier', most: MOST_CUSTOM_IDENTIFIERS, uses: none },
  ml_profile: { noun: 'ml_profile', most: MOST_ML_PROFILES, uses: none },
  index: { noun: 'content_index', most: MOST_INDEXES, uses: none },
};
