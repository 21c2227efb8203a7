import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  { key: 'detect.home', path: '/appThreats', permission: 'detect.view', legacy: '#/' },
  {
    key: 'detect.attackLocations',
    path: '/appThreats/attackLocations',
    permission: 'detect.view',
    legacy: '#/attackLocations',
  },
  {
    key: 'detect.dashboard',
    path: '/appThreats/dashboard/{id}',
    permission: 'detect.view',
    legacy: '#/dashboard/{id}',
    values: ['incidents', 'users'],
  },
  {
    key: 'detect.preferences',
    path: '/appThreats/preferences',
    permission: 'detect.view',
    legacy: '#/preferences',
  },
];
