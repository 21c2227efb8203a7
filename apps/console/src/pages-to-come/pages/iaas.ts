import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  { key: 'iaas.home', path: '/iaas', permission: 'iaas.view', legacy: '#/' },
  { key: 'iaas.dashboard', path: '/iaas/dashboard', permission: 'iaas.view', legacy: '#/dashboard' },
  { key: 'iaas.inventory', path: '/iaas/inventory', permission: 'iaas.view', legacy: '#/inventory' },
  {
    key: 'iaas.accounts',
    path: '/iaas/inventory/accounts',
    permission: 'iaas.view',
    legacy: '#/inventory/accounts',
  },
  {
    key: 'iaas.services',
    path: '/iaas/inventory/services',
    permission: 'iaas.view',
    legacy: '#/inventory/services',
  },
  {
    key: 'iaas.resources',
    path: '/iaas/inventory/resources',
    permission: 'iaas.view',
    legacy: '#/inventory/resources',
  },
  {
    key: 'iaas.storage',
    path: '/iaas/inventory/storage',
    permission: 'iaas.view',
    legacy: '#/inventory/storage',
  },
  {
    key: 'iaas.organisation',
    path: '/iaas/inventory/organisation',
    permission: 'iaas.view',
    legacy: '#/inventory/organisation',
  },
  {
    key: 'iaas.connections',
    path: '/iaas/inventory/connections',
    permission: 'iaas.view',
    legacy: '#/inventory/connections',
  },
  { key: 'iaas.policies', path: '/iaas/policies', permission: 'iaas.view', legacy: '#/policies' },
  { key: 'iaas.settings', path: '/iaas/settings', permission: 'iaas.view', legacy: '#/settings' },
  {
    key: 'iaas.aws',
    path: '/iaas/settings/aws-config',
    permission: 'iaas.view',
    legacy: '#/settings/aws-config',
  },
  {
    key: 'iaas.azure',
    path: '/iaas/settings/azure-config',
    permission: 'iaas.view',
    legacy: '#/settings/azure-config',
  },
  {
    key: 'iaas.gcp',
    path: '/iaas/settings/gcp-config',
    permission: 'iaas.view',
    legacy: '#/settings/gcp-config',
  },
];
