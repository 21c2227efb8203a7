import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'account.gateway',
    path: '/appAccount/account/gateway',
    permission: 'settings.view',
    legacy: '#/gateway',
  },
  {
    key: 'account.dlp',
    path: '/appAccount/account/dlp',
    permission: 'protect.view',
    legacy: '#/dlp',
    leadsTo: 'protect.dlpProfiles',
  },
];
