import type { ContentAlias } from '@casbah/domain/content-alias';
import { referencesOfSets } from '@casbah/domain/content-definition';
import type { ContentDictionary } from '@casbah/domain/content-dictionary';
import type { IndexDefinition } from '@casbah/domain/content-index';
import type { ContentProfile, ReusableRule } from '@casbah/domain/content-profile';
import type { CustomIdentifier, IdentifierChange } from '@casbah/domain/custom-identifier';
import type { DataFilter } from '@casbah/domain/data-filter';
import type { Provided } from '../areas/provided.ts';
import type { BuiltFiles } from './built-files.ts';

/** What a company defines, as it is sent to an inspecting thread. */
export interface DefinitionsData {
  readonly profiles: readonly ContentProfile[];
  readonly reusableRules: readonly ReusableRule[];
  readonly dataFilters: readonly DataFilter[];
  readonly aliases: readonly ContentAlias[];
  readonly dictionaries: readonly ContentDictionary[];
  readonly customIdentifiers: readonly CustomIdentifier[];
  readonly identifierChanges: readonly IdentifierChange[];
  readonly models: readonly { readonly id: string; readonly bytes: Uint8Array }[];
  readonly indexes: readonly {
    readonly id: string;
    readonly definition: IndexDefinition;
    readonly bytes: Uint8Array;
    readonly key: Uint8Array | undefined;
  }[];
}

/** The definitions of one company at one version. */
export interface CompanyDefinitions {
  /** Equal for equal definitions: a thread keeps what it has built from them. */
  readonly key: string;
  /** Names of the profiles by id. */
  readonly profileNames: ReadonlyMap<string, string>;
  load(): Promise<DefinitionsData>;
}

interface Parts extends Pick<Provided, 'contentOf' | 'dictionaryTermsOf'> {
  readonly builtFiles: Pick<BuiltFiles, 'read'>;
}

/** Reads what a company looks for in content; terms, models and indexes only when a thread needs them. */
export async function companyDefinitions(tenant: string, parts: Parts): Promise<CompanyDefinitions> {
  const content = await parts.contentOf(tenant);
  const profiles = content.profiles.filter(({ isEnabled }) => isEnabled);
  return {
    key: `${tenant} ${content.version}`,
    profileNames: new Map(profiles.map(({ id, name }) => [id, name])),
    async load() {
      const { reusableRules, dataFilters, aliases, customIdentifiers, identifierChanges } = content;
      const used = usedBy([...profiles, ...reusableRules]);
      const dictionaries: ContentDictionary[] = [];
      for (const dictionary of content.dictionaries.filter(({ id }) => used.has(id)))
        dictionaries.push({ ...dictionary, terms: await parts.dictionaryTermsOf(tenant, dictionary.id) });
      const models = content.mlProfiles
        .filter(({ id }) => used.has(id))
        .map(async ({ id, model }) => ({ id, bytes: await parts.builtFiles.read(model) }));
      const indexes = content.indexes
        .filter(({ id }) => used.has(id))
        .map(async ({ id, file, definition, key }) => ({
          id,
          definition,
          key,
          bytes: await parts.builtFiles.read(file),
        }));
      return {
        profiles,
        reusableRules,
        dataFilters,
        aliases,
        dictionaries,
        customIdentifiers,
        identifierChanges,
        models: await Promise.all(models),
        indexes: await Promise.all(indexes),
      };
    },
  };
}

/** Ids of everything that the rules name. */
const usedBy = (rules: readonly Pick<ContentProfile, 'sets'>[]): ReadonlySet<string> =>
  new Set(rules.flatMap(({ sets }) => referencesOfSets(sets)).map(({ id }) => id));
