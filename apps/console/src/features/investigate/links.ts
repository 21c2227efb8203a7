import { ACTIVITY_FIELDS } from '@casbah/domain/filter/activity-fields';
import { printFilter } from '@casbah/domain/filter/print';
import type { OfferedLink } from '../../routing/offered-link.ts';

export const links: readonly OfferedLink[] = [
  {
    page: 'investigate.home',
    words: 'coming.link.activities',
    on: { detect: 3, analyze: 4, investigate: 3, securlets: 3, dspm: 3, iaas: 3 },
  },
  {
    page: 'investigate.home',
    words: 'coming.link.appActivities',
    searchOfCloudApp: (name) => ({
      filter: printFilter({ kind: 'in', field: 'app', values: [name] }, ACTIVITY_FIELDS),
    }),
  },
];
