import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'investigate.dlpLabs',
    path: '/appForensics/dlp-innovation-labs',
    permission: 'protect.view',
    legacy: '#/dlp-innovation-labs',
    leadsTo: 'protect.inspect',
  },
];
