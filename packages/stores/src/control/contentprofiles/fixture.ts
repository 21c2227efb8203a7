import type { ContentKind } from '@casbah/domain/content-definition';
import type { AreaFixture } from '../area-fixture.ts';

/** Definitions by kind. Rows of other areas refer to them by kind and tenant. */
const DEFINITIONS = {
  profile: '{"sets":[]}',
  dictionary: '{"ignoreAccents":false}',
  ml_profile: '{}',
  index: '{"kind":"fingerprint","minimumShare":0.25}',
} as const satisfies Partial<Record<ContentKind, string>>;
const KINDS = ['profile', 'dictionary', 'ml_profile', 'index'] as const;

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    content_versions: [{ tenant_id: tenant, version: 1 }],
    content_definitions: KINDS.map((kind) => ({
      tenant_id: tenant,
      id: `${kind}-${tenant}`,
      kind,
      name: 'Own',
      description: '',
      definition: DEFINITIONS[kind],
      revision: 1,
      created_on: 1,
      modified_on: 1,
    })),
    content_uses: [{ tenant_id: tenant, definition: `profile-${tenant}`, kind: 'dictionary', target: 'own' }],
  }),
};
