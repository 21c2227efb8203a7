import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'investigate.dlpIncidents',
    path: '/appForensics/dlp-incidents',
    permission: 'investigate.view',
    legacy: '#/dlp-incidents',
    order: 15,
  },
];
