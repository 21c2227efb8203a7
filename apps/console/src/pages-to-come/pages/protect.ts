import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  { key: 'protect.dspm', path: '/protect/dspm', permission: 'protect.view', legacy: '#/dspm' },
  {
    key: 'protect.cspmProfiles',
    path: '/protect/cspmprofiles',
    permission: 'protect.view',
    legacy: '#/cspmprofiles',
  },
  {
    key: 'protect.detector',
    path: '/protect/detector/manage',
    permission: 'detect.view',
    legacy: '#/manage-sequence-detector',
  },
  {
    key: 'protect.detectorDomains',
    path: '/protect/detector/domains',
    permission: 'detect.view',
    legacy: '#/detector/domains',
  },
  {
    key: 'protect.dlpLabs',
    path: '/protect/dlp-innovation-labs',
    permission: 'protect.view',
    legacy: '#/dlp-innovation-labs',
    leadsTo: 'protect.inspect',
  },
];
