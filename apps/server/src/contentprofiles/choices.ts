import type { ContentChoices } from '@casbah/contract/contentprofiles';
import { aliasValue } from '@casbah/domain/content-alias';
import { CONTENT_RISKS } from '@casbah/domain/content-risk';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { identifierChanges } from '@casbah/stores/control/dataidentifiers/included-identifiers';
import { contentIndexes } from '@casbah/stores/control/indices/content-indexes';
import { mlProfiles } from '@casbah/stores/control/mlprofiles/ml-profiles';
import type { ContentDefinitions } from './definitions.ts';
import {
  contentTypes,
  FILE_CLASSES_OF_RULES,
  includedDictionaries,
  includedIdentifiers,
} from './included.ts';

interface Named {
  id: string;
  name: string;
}

const choiceOf = ({ id, name }: Named) => ({ key: id, label: name });

/** Everything that a company's content rules can look for. */
export class ContentChoicesReader {
  readonly #definitions: ContentDefinitions;
  readonly #control: ControlStore;

  constructor({ definitions, control }: { definitions: ContentDefinitions; control: ControlStore }) {
    this.#definitions = definitions;
    this.#control = control;
  }

  async of(tenant: string): Promise<ContentChoices> {
    const { changes, models, built } = await this.#control.inTenant(tenant, async (tx) => ({
      changes: await identifierChanges(tx),
      models: await mlProfiles(tx),
      built: await contentIndexes(tx),
    }));
    const [dictionaries, identifiers, aliases, trained, indexes, rules, filters] = await Promise.all([
      this.#definitions.list(tenant, 'dictionary'),
      this.#definitions.list(tenant, 'data_identifier'),
      this.#definitions.list(tenant, 'alias'),
      this.#definitions.list(tenant, 'ml_profile'),
      this.#definitions.list(tenant, 'index'),
      this.#definitions.list(tenant, 'reusable_rule'),
      this.#definitions.list(tenant, 'data_filter'),
    ]);
    return {
      risks: [...CONTENT_RISKS],
      content_types: contentTypes,
      dictionaries: dictionaries.map(choiceOf),
      predefined_dictionaries: includedDictionaries.map(choiceOf),
      data_identifiers: [
        ...identifiers
          .filter(({ is_enabled }) => is_enabled)
          .map((one) => ({ ...choiceOf(one), group: 'custom', country: null, is_custom: true })),
        ...includedIdentifiers
          .filter(({ id }) => changes.get(id)?.isEnabled !== false)
          .map((one) => ({
            ...choiceOf(one),
            group: one.group,
            country: one.country ?? null,
            is_custom: false,
          })),
      ],
      aliases: aliases.map(({ id, name }) => ({ key: aliasValue(id), label: name })),
      file_classes: [...FILE_CLASSES_OF_RULES].map(([key, formats]) => ({
        key,
        label: key,
        formats: formats.map((format) => ({ key: format, label: format })),
      })),
      ml_profiles: trained.filter(({ id }) => (models.get(id)?.model ?? null) !== null).map(choiceOf),
      indexes: indexes
        .filter(({ id }) => (built.get(id)?.file ?? null) !== null)
        .map((one) => ({ ...choiceOf(one), kind: one.definition.kind })),
      reusable_rules: rules.map(choiceOf),
      data_filters: filters.map(choiceOf),
    };
  }
}
