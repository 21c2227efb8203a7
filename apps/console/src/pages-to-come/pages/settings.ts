import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'settings.dlp',
    path: '/settings/dlp',
    permission: 'protect.view',
    legacy: '#/dlp',
    leadsTo: 'protect.dlpProfiles',
  },
];
