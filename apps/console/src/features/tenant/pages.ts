import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'account.company',
    path: '/appAccount/account',
    permission: 'settings.view',
    legacy: '#/account',
    order: 90,
    settings: [{ id: 'company', group: 'company', order: 10, facts: 'company' }],
  },
  { key: 'settings.home', path: '/settings', permission: 'settings.view', legacy: '#/', order: 10 },
  {
    key: 'settings.policy',
    path: '/settings/policy',
    permission: 'settings.view',
    legacy: '#/policy',
    order: 90,
    settings: [{ id: 'policy', group: 'access', order: 10, facts: 'policy' }],
  },
  {
    key: 'settings.networks',
    path: '/settings/networks',
    permission: 'settings.view',
    legacy: '#/networks',
    order: 100,
    settings: [{ id: 'networks', group: 'access', order: 30, facts: 'networks' }],
  },
  {
    key: 'settings.defaults',
    path: '/settings/defaults',
    permission: 'settings.view',
    legacy: '#/defaults',
    order: 110,
    settings: [
      { id: 'defaults', group: 'company', order: 20, facts: 'defaults' },
      { id: 'retention', group: 'data', order: 20, facts: 'retention' },
    ],
  },
  {
    key: 'settings.keys',
    path: '/settings/keys',
    permission: 'settings.view',
    legacy: '#/keys',
    // Stored but not used yet, so it isn't offered.
    offered: false,
  },
  {
    key: 'settings.usage',
    path: '/settings/usage',
    permission: 'settings.view',
    legacy: '#/usage',
    order: 140,
    settings: [{ id: 'usage', group: 'company', order: 30, facts: 'usage' }],
  },
];
