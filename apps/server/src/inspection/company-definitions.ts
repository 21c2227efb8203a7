import type { ContentAlias } from '@casbah/domain/content-alias';
import type { ContentDictionary } from '@casbah/domain/content-dictionary';
import type { ContentProfile, ReusableRule } from '@casbah/domain/content-profile';
import type { CustomIdentifier, IdentifierChange } from '@casbah/domain/custom-identifier';
import type { DataFilter } from '@casbah/domain/data-filter';
import type { Provided } from '../areas/provided.ts';

/** What a company defines, as it is sent to an inspecting thread. */
export interface DefinitionsData {
  readonly profiles: readonly ContentProfile[];
  readonly reusableRules: readonly ReusableRule[];
  readonly dataFilters: readonly DataFilter[];
  readonly aliases: readonly ContentAlias[];
  readonly dictionaries: readonly ContentDictionary[];
  readonly customIdentifiers: readonly CustomIdentifier[];
  readonly identifierChanges: readonly IdentifierChange[];
}

/** The definitions of one company at one version. */
export interface CompanyDefinitions {
  /** Equal for equal definitions: a thread keeps what it has built from them. */
  readonly key: string;
  /** Names of the profiles by id. */
  readonly profileNames: ReadonlyMap<string, string>;
  load(): Promise<DefinitionsData>;
}

/** Reads what a company looks for in content; terms of dictionaries only when a thread needs them. */
export async function companyDefinitions(
  tenant: string,
  { contentOf, dictionaryTermsOf }: Pick<Provided, 'contentOf' | 'dictionaryTermsOf'>,
): Promise<CompanyDefinitions> {
  const content = await contentOf(tenant);
  const profiles = content.profiles.filter(({ isEnabled }) => isEnabled);
  return {
    key: `${tenant} ${content.version}`,
    profileNames: new Map(profiles.map(({ id, name }) => [id, name])),
    async load() {
      const dictionaries: ContentDictionary[] = [];
      for (const dictionary of content.dictionaries)
        dictionaries.push({ ...dictionary, terms: await dictionaryTermsOf(tenant, dictionary.id) });
      const { reusableRules, dataFilters, aliases, customIdentifiers, identifierChanges } = content;
      return {
        profiles,
        reusableRules,
        dataFilters,
        aliases,
        dictionaries,
        customIdentifiers,
        identifierChanges,
      };
    },
  };
}
