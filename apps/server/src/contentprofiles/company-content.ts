import type { ContentAlias } from '@casbah/domain/content-alias';
import type { ContentKind } from '@casbah/domain/content-definition';
import type { ContentDictionary, DictionaryTerm } from '@casbah/domain/content-dictionary';
import { type IndexDefinition, isIndexOutdated } from '@casbah/domain/content-index';
import type { ContentProfile, ReusableRule } from '@casbah/domain/content-profile';
import type { CustomIdentifier, IdentifierChange } from '@casbah/domain/custom-identifier';
import type { DataFilter } from '@casbah/domain/data-filter';
import { contentVersion } from '@casbah/stores/control/contentprofiles/content-version';
import { listDefinitions, type StoredDefinition } from '@casbah/stores/control/contentprofiles/definitions';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { identifierChanges } from '@casbah/stores/control/dataidentifiers/included-identifiers';
import { termsFrom } from '@casbah/stores/control/dictionaries/terms';
import { contentIndexes, indexKeyContext } from '@casbah/stores/control/indices/content-indexes';
import { mlProfiles } from '@casbah/stores/control/mlprofiles/ml-profiles';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { type Seal, SealBroken } from '../seal.ts';

/** Everything that a company defines for content inspection. */
export interface CompanyContent {
  /** Increases with every change: the same version is the same content. */
  readonly version: number;
  readonly profiles: readonly (ContentProfile & { readonly isEnabled: boolean })[];
  readonly reusableRules: readonly ReusableRule[];
  readonly dataFilters: readonly DataFilter[];
  readonly aliases: readonly ContentAlias[];
  /** `dictionaryTermsOf` reads the terms; the same revision has the same ones. */
  readonly dictionaries: readonly (Omit<ContentDictionary, 'terms'> & { readonly revision: number })[];
  readonly customIdentifiers: readonly CustomIdentifier[];
  /** What the company changed about included data identifiers. */
  readonly identifierChanges: readonly IdentifierChange[];
  /** Those that are trained, with the names of their models in the file store; a new model has a new name. */
  readonly mlProfiles: readonly { readonly id: string; readonly name: string; readonly model: string }[];
  /** Those that are built, with the names of their files in the file store; a new build has a new name. */
  readonly indexes: readonly BuiltIndex[];
}

interface BuiltIndex {
  readonly id: string;
  readonly name: string;
  readonly file: string;
  /** Columns as it was built. */
  readonly definition: IndexDefinition;
  /** Key of the hashes; absent for fingerprints. */
  readonly key?: Uint8Array;
}

interface CompanyContentParts {
  control: ControlStore;
  seal: Pick<Seal, 'open'>;
  onFault: (what: string, error: unknown) => void;
}

/** Maximum companies cached. */
const MOST_KEPT = 64;
/** Terms read at a time. */
const PAGE = 5000;

/** Reads the content definitions of companies; keeps them until they change. */
export class CompanyContents {
  readonly #parts: CompanyContentParts;
  readonly #kept = new Map<string, CompanyContent>();

  constructor(parts: CompanyContentParts) {
    this.#parts = parts;
  }

  /** Never older than the call: the version is read every time. */
  async of(tenant: string): Promise<CompanyContent> {
    const { control } = this.#parts;
    const kept = this.#kept.get(tenant);
    const content = await control.inTenant(tenant, async (tx) => {
      const version = await contentVersion(tx);
      return kept?.version === version ? kept : this.#read(tx, version);
    });
    this.#kept.delete(tenant);
    this.#kept.set(tenant, content);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return content;
  }

  /** The terms of a dictionary, in their order; none if it doesn't exist any more. */
  async termsOf(tenant: string, dictionary: string): Promise<DictionaryTerm[]> {
    const terms: DictionaryTerm[] = [];
    for (let from = 0; ; from += PAGE) {
      const page = await this.#parts.control.inTenant(tenant, (tx) =>
        termsFrom(tx, dictionary, { from, limit: PAGE }),
      );
      if (page.length === 0) return terms;
      terms.push(...page);
    }
  }

  async #read(tx: TenantTx, version: number): Promise<CompanyContent> {
    const profiles = await listDefinitions(tx, 'profile');
    const rules = await listDefinitions(tx, 'reusable_rule');
    const filters = await listDefinitions(tx, 'data_filter');
    const aliases = await listDefinitions(tx, 'alias');
    const dictionaries = await listDefinitions(tx, 'dictionary');
    const identifiers = await listDefinitions(tx, 'data_identifier');
    const models = await mlProfiles(tx);
    return {
      version,
      profiles: profiles.map((row) => ({ ...plain(row), isEnabled: row.is_enabled })),
      reusableRules: rules.map(plain),
      dataFilters: filters.map(plain),
      aliases: aliases.map(plain),
      dictionaries: dictionaries.map((row) => ({ ...plain(row), revision: row.revision })),
      customIdentifiers: identifiers.map((row) => ({ ...plain(row), isEnabled: row.is_enabled })),
      identifierChanges: [...(await identifierChanges(tx)).values()],
      mlProfiles: (await listDefinitions(tx, 'ml_profile')).flatMap(({ id, name }) => {
        const model = models.get(id)?.model ?? null;
        return model === null ? [] : [{ id, name, model }];
      }),
      indexes: await this.#indexes(tx),
    };
  }

  /** An index whose key can't be opened is left out: its rules match nothing, as if it weren't built. */
  async #indexes(tx: TenantTx): Promise<BuiltIndex[]> {
    const states = await contentIndexes(tx);
    return (await listDefinitions(tx, 'index')).flatMap(({ id, name, definition: current }) => {
      const { file, built_definition: built, sealed_key } = states.get(id) ?? UNBUILT;
      if (file === null || built === null) return [];
      try {
        // A change of its rule applies immediately, one of its columns when it is built again.
        const definition = isIndexOutdated(current, built) ? built : current;
        const index = { id, name, file, definition };
        return [sealed_key === null ? index : { ...index, key: this.#keyOf(id, sealed_key) }];
      } catch (error) {
        if (!(error instanceof SealBroken)) throw error;
        this.#parts.onFault(`opening the key of index ${id}`, error);
        return [];
      }
    });
  }

  #keyOf(id: string, sealed: string): Uint8Array {
    return new Uint8Array(Buffer.from(this.#parts.seal.open(sealed, indexKeyContext(id)), 'base64'));
  }
}

const UNBUILT = { file: null, built_definition: null, sealed_key: null };

/** A definition as the engine takes it. */
function plain<Kind extends ContentKind>({ id, name, description, definition }: StoredDefinition<Kind>) {
  return { ...definition, id, name, description };
}
