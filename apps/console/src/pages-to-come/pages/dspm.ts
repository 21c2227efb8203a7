import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  { key: 'dspm.home', path: '/dspm', permission: 'dspm.view', legacy: '#/' },
  {
    key: 'dspm.dashboard',
    path: '/dspm/d/{id}',
    permission: 'dspm.view',
    legacy: '#/d/{id}',
    values: ['posture'],
  },
  { key: 'dspm.catalog', path: '/dspm/catalog', permission: 'dspm.view', legacy: '#/catalog' },
  { key: 'dspm.tag', path: '/dspm/tag', permission: 'dspm.view', legacy: '#/tag' },
];
