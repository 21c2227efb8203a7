import type { contentprofilesCalls } from '@casbah/contract/contentprofiles';
import type { DefinitionOf } from '@casbah/domain/content-definition';
import { holdContent } from '@casbah/stores/control/contentprofiles/content-version';
import { addDefinition } from '@casbah/stores/control/contentprofiles/definitions';
import type { TenantTx } from '@casbah/stores/control/transaction';
import {
  type Attempts,
  type Fixture,
  list,
  NAMES_NOTHING,
  type OtherCompany,
  proxiedList,
  proxiedThing,
  SECRET,
} from '../areas/fixture.ts';
import { contentprofileChanges } from './test-changes.ts';

const SETS: DefinitionOf<'profile'>['sets'] = [];

export const contentprofilesFixture: Fixture = {
  async put(tx, other) {
    await addProfile(tx, other);
    const given = { name: SECRET, description: SECRET, is_enabled: true };
    const change = async (thing: string) => ({
      tenant: other.tenant,
      id: other.id(thing),
      time: 1,
      by: null,
      revision: await holdContent(tx, other.tenant),
    });
    await addDefinition(tx, 'reusable_rule', await change('reusable rule'), {
      ...given,
      definition: { sets: SETS },
    });
    await addDefinition(tx, 'data_filter', await change('data filter'), {
      ...given,
      definition: { conditions: [{ mode: 'include', names: [SECRET] }] },
    });
    await addDefinition(tx, 'alias', await change('alias'), {
      ...given,
      definition: { identifiers: ['card-visa'], confidence: 'medium' },
    });
  },
  foreign: (other): Attempts<typeof contentprofilesCalls> => {
    const at = (path: string, thing: string, rest = ''): string =>
      `/protect/${path}/${other.id(thing)}${rest}`;
    return {
      'GET /protect/content_profiles': () => list('/protect/content_profiles'),
      'POST /protect/content_profiles': () => [
        { body: { name: 'Mine', sets: [], data_filter: other.id('data filter') }, answers: [422] },
      ],
      'GET /protect/content_profiles/{id}': () => [{ url: at('content_profiles', 'content profile') }],
      'PATCH /protect/content_profiles/{id}': () => [
        { url: at('content_profiles', 'content profile'), body: { name: 'Mine' } },
      ],
      'POST /protect/content_profiles/{id}/clone': () => [
        { url: at('content_profiles', 'content profile', '/clone') },
      ],
      'DELETE /protect/content_profiles/{id}': () => [{ url: at('content_profiles', 'content profile') }],
      'GET /protect/reusable_rules': () => list('/protect/reusable_rules'),
      'POST /protect/reusable_rules': () => NAMES_NOTHING,
      'GET /protect/reusable_rules/{id}': () => [{ url: at('reusable_rules', 'reusable rule') }],
      'PATCH /protect/reusable_rules/{id}': () => [
        { url: at('reusable_rules', 'reusable rule'), body: { name: 'Mine' } },
      ],
      'DELETE /protect/reusable_rules/{id}': () => [{ url: at('reusable_rules', 'reusable rule') }],
      'GET /protect/data_filters': () => list('/protect/data_filters'),
      'POST /protect/data_filters': () => NAMES_NOTHING,
      'GET /protect/data_filters/{id}': () => [{ url: at('data_filters', 'data filter') }],
      'PATCH /protect/data_filters/{id}': () => [
        { url: at('data_filters', 'data filter'), body: { name: 'Mine' } },
      ],
      'DELETE /protect/data_filters/{id}': () => [{ url: at('data_filters', 'data filter') }],
      'GET /protect/content_aliases': () => list('/protect/content_aliases'),
      'POST /protect/content_aliases': () => NAMES_NOTHING,
      'GET /protect/content_aliases/{id}': () => [{ url: at('content_aliases', 'alias') }],
      'PATCH /protect/content_aliases/{id}': () => [
        { url: at('content_aliases', 'alias'), body: { name: 'Mine' } },
      ],
      'DELETE /protect/content_aliases/{id}': () => [{ url: at('content_aliases', 'alias') }],
      'GET /protect/content/choices': () => list('/protect/content/choices'),
      'POST /protect/patterns/try': () => NAMES_NOTHING,
    };
  },
  proxied: (other) => [
    ...proxiedThing('contentprofiles', other.id('content profile'), { name: 'Mine' }),
    proxiedList('contentprofiles'),
  ],
  changes: contentprofileChanges,
};

async function addProfile(tx: TenantTx, other: OtherCompany): Promise<void> {
  const { tenant } = other;
  const revision = await holdContent(tx, tenant);
  await addDefinition(
    tx,
    'profile',
    { tenant, id: other.id('content profile'), time: 1, by: null, revision },
    { name: SECRET, description: SECRET, is_enabled: true, definition: { sets: SETS } },
  );
}
