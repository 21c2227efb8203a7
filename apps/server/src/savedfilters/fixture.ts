import { addSavedFilter } from '@casbah/stores/control/savedfilters/saved-filters';
import { type Fixture, proxiedList, proxiedThing, SECRET } from '../areas/fixture.ts';
import { savedFilterChanges } from './test-changes.ts';

const FILTER = 'filter-of-rif';

export const savedfiltersFixture: Fixture = {
  async put(tx, other) {
    const made = { tenant_id: other.tenant, name: SECRET, created_on: 1, modified_on: 1 };
    await addSavedFilter(tx, {
      ...made,
      id: FILTER,
      owner_id: other.user,
      app: 'audit.services',
      sharing: 'company' as const,
      supported_apps: '[]',
      filter: '',
      filter_config: '{}',
    });
  },
  proxied: () => [
    ...proxiedThing('customfilters', FILTER, { name: 'Taken over' }),
    proxiedList('customfilters', { app: 'audit.services' }),
  ],
  changes: (world) => savedFilterChanges(() => world.person),
};
