import type { PolicyReference, ReferenceKind } from '@casbah/domain/policy/references';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { listDestinations } from '@casbah/stores/control/destinations/destinations';
import { findGroupsNamed } from '@casbah/stores/control/policies/named-groups';
import type { Provided } from '../areas/provided.ts';

/** What a policy can refer to. */
export interface Thing {
  kind: ReferenceKind;
  id: string;
  name: string;
}

export type FindThing = (reference: Pick<PolicyReference, 'kind' | 'value'>) => Thing | undefined;

interface Parts extends Pick<Provided, 'contentOf' | 'tagsOf' | 'responseTemplates'> {
  control: ControlStore;
}

/** Finds what policies refer to, by ID or by name ignoring case. An ID means exactly that thing. */
export class CompanyThings {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Reads only kinds that some of the references have. */
  async finderOf(
    tenant: string,
    references: readonly Pick<PolicyReference, 'kind' | 'value'>[],
  ): Promise<FindThing> {
    const byKind = Map.groupBy(references, ({ kind }) => kind);
    const known = new Map<string, Thing>();
    for (const [kind, asked] of byKind) {
      const things = await this.#things(
        tenant,
        kind,
        asked.map(({ value }) => value),
      );
      for (const thing of things.toReversed()) known.set(keyOf(kind, thing.name), thing);
      for (const thing of things) known.set(keyOf(kind, thing.id), thing);
    }
    return ({ kind, value }) => known.get(keyOf(kind, value));
  }

  async #things(tenant: string, kind: ReferenceKind, values: readonly string[]): Promise<Thing[]> {
    const { control, contentOf, tagsOf, responseTemplates } = this.#parts;
    switch (kind) {
      case 'content_profile':
        return (await contentOf(tenant)).profiles.map(({ id, name }) => ({ kind, id, name }));
      case 'group':
        return (await control.inTenant(tenant, (tx) => findGroupsNamed(tx, values))).map((group) => ({
          kind,
          ...group,
        }));
      case 'tag':
        return [...(await tagsOf(tenant)).names].map(([id, name]) => ({ kind, id: String(id), name }));
      case 'destination':
        return (await control.inTenant(tenant, (tx) => listDestinations(tx, tenant)))
          .filter((destination) => destination.kind === 'webhook')
          .map(({ id, name }) => ({ kind, id, name }));
      case 'response_template':
        return (await responseTemplates.list(tenant, 'en-us')).map(({ template_id, template_name }) => ({
          kind,
          id: template_id,
          name: template_name,
        }));
    }
  }
}

const keyOf = (kind: ReferenceKind, value: string): string => `${kind} ${value.toLowerCase()}`;
