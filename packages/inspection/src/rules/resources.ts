import type { ContentAlias } from '@casbah/domain/content-alias';
import type { ReusableRule } from '@casbah/domain/content-profile';
import type { ContentRisk } from '@casbah/domain/content-risk';
import type { DataFilter } from '@casbah/domain/data-filter';
import type { IdentifierGroup, IdentifierRisk } from '../identifiers/identifier.ts';

/** What rules refer to, by id. What isn't here was deleted: its rules match nothing, and their trace says so. */
export interface RuleResources {
  readonly identifiers: ReadonlyMap<string, IdentifierFacts>;
  readonly aliases: ReadonlyMap<string, ContentAlias>;
  readonly dictionaries: ReadonlyMap<string, DictionaryFacts>;
  readonly predefinedDictionaries: ReadonlyMap<string, PredefinedFacts>;
  readonly mlProfiles: ReadonlyMap<string, MlFacts>;
  /** Ids of indexes. */
  readonly indexes: ReadonlySet<string>;
  readonly reusableRules: ReadonlyMap<string, ReusableRule>;
  readonly dataFilters: ReadonlyMap<string, DataFilter>;
}

export interface IdentifierFacts {
  readonly group: IdentifierGroup;
  readonly risks: readonly IdentifierRisk[];
}

export interface DictionaryFacts {
  /** What the term at an index counts for. */
  weightOf(term: number): number;
}

export interface PredefinedFacts {
  readonly risks: readonly ContentRisk[];
  /** Different terms that make it a match. With high sensitivity, one is enough. */
  readonly termsNeeded: number;
}

export interface MlFacts {
  /** Probability from which a document counts, normally and with high sensitivity. */
  readonly threshold: number;
  readonly sensitiveThreshold: number;
}
