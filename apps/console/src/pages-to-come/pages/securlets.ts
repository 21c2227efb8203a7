import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  { key: 'securlets.home', path: '/saas', permission: 'securlets.view', legacy: '#/' },
  {
    key: 'securlets.older',
    path: '/appSecurlets',
    permission: 'securlets.view',
    legacy: '#/home',
    leadsTo: 'securlets.home',
  },
  {
    key: 'saas.securityPosture',
    path: '/saas/dashboard/security-posture',
    permission: 'securlets.view',
    legacy: '#/dashboard/security-posture',
  },
  { key: 'saas.accounts', path: '/saas/accounts', permission: 'securlets.view', legacy: '#/accounts' },
  { key: 'saas.scanTale', path: '/saas/scan-tale', permission: 'securlets.view', legacy: '#/scan-tale' },
  {
    key: 'saas.credentials',
    path: '/saas/settings/o365-credentials',
    permission: 'securlets.view',
    legacy: '#/settings/o365-credentials',
  },
  { key: 'saas.tokens', path: '/saas/tokens', permission: 'securlets.view', legacy: '#/tokens' },
  { key: 'securlets.rescan', path: '/securlets/rescan', permission: 'securlets.view', legacy: '#/rescan' },
];
