import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'protect.dlpProfiles',
    path: '/protect/dlpprofiles',
    permission: 'protect.view',
    legacy: '#/dlpprofiles',
    order: 200,
  },
  {
    key: 'protect.manageDlpProfile',
    path: '/protect/dlpprofiles/manage',
    permission: 'protect.view',
    legacy: '#/manage-ciqprofile',
    offered: false,
  },
  {
    key: 'protect.contentIq',
    path: '/appControls/ContentIQ',
    permission: 'protect.view',
    legacy: '#/ContentIQ',
    deepLink: 'ContentIQ',
    leadsTo: 'protect.dlpProfiles',
    replacedBySequence: 'protect.dlpProfiles',
  },
  {
    key: 'protect.reusable',
    path: '/protect/dlpprofiles/reusable',
    permission: 'protect.view',
    legacy: '#/reusable',
    order: 210,
  },
  {
    key: 'protect.manageReusable',
    path: '/protect/dlpprofiles/reusable/manage',
    permission: 'protect.view',
    legacy: '#/reusable/manage',
    offered: false,
  },
  {
    key: 'protect.dataFilter',
    path: '/protect/dlpprofiles/datafilter',
    permission: 'protect.view',
    legacy: '#/datafilter',
    order: 220,
  },
  {
    key: 'protect.aliases',
    path: '/protect/dlpprofiles/aliases',
    permission: 'protect.view',
    legacy: '#/aliases',
    order: 230,
  },
];
