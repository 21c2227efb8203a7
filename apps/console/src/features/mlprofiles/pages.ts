import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'protect.mlProfiles',
    path: '/appControls/MLProfiles',
    permission: 'protect.view',
    legacy: '#/MLProfiles',
    furtherLegacy: ['#/manage-ml-profile'],
    deepLink: 'MLProfiles',
    replacedBySequence: 'protect.dlpProfiles',
    order: 370,
  },
];
