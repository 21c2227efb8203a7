import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'protect.dictionaries',
    path: '/appControls/Dictionaries',
    permission: 'protect.view',
    legacy: '#/Dictionaries',
    deepLink: 'Dictionaries',
    replacedBySequence: 'protect.dlpProfiles',
    order: 360,
  },
];
