import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  { key: 'endpoint.home', path: '/dlpendpoint', permission: 'endpoint.view', legacy: '#/' },
  {
    key: 'endpoint.configurations',
    path: '/dlpendpoint/configurations',
    permission: 'endpoint.view',
    legacy: '#/configurations',
  },
  {
    key: 'endpoint.appMonitor',
    path: '/global-app-monitor',
    permission: 'endpoint.view',
    legacy: '#/global-app-monitor',
  },
  { key: 'endpoint.devices', path: '/devices', permission: 'endpoint.view', legacy: '#/devices' },
  { key: 'endpoint.events', path: '/event', permission: 'endpoint.view', legacy: '#/event' },
  { key: 'endpoint.packages', path: '/package', permission: 'endpoint.view', legacy: '#/package' },
];
