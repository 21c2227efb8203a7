import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import type { OfferedLink } from '../../routing/offered-link.ts';

export const links: readonly OfferedLink[] = [
  {
    page: 'audit.summary',
    words: 'coming.link.summary',
    on: { audit: 1, dashboards: 1, analyze: 3 },
  },
  {
    page: 'audit.services',
    words: 'coming.link.services',
    on: { audit: 2, dashboards: 2, analyze: 1, investigate: 2, endpoint: 2, securlets: 1, store: 1, iaas: 2 },
  },
  {
    page: 'audit.services',
    words: 'coming.link.risky',
    search: { filter: printFilter({ kind: 'in', field: 'risk', values: ['high'] }, TRAFFIC_FIELDS) },
    on: { audit: 3, detect: 1, protect: 1 },
  },
  {
    page: 'audit.services',
    words: 'coming.link.uploads',
    search: { sort: '-bytes_up' },
    on: { protect: 2, securlets: 2, dspm: 1 },
  },
  {
    page: 'audit.services',
    words: 'coming.link.infrastructure',
    search: {
      filter: printFilter(
        { kind: 'in', field: 'category', values: ['Cloud infrastructure'] },
        TRAFFIC_FIELDS,
      ),
    },
    on: { iaas: 1 },
  },
  {
    page: 'audit.services',
    words: 'coming.link.service',
    searchOfCloudApp: (name) => ({ q: name }),
  },
  {
    page: 'audit.users',
    words: 'coming.link.users',
    on: { detect: 2, analyze: 2, investigate: 1, endpoint: 1, dspm: 2 },
  },
];
