import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  { key: 'analyze.home', path: '/analyze', permission: 'analyze.view', legacy: '#/' },
  { key: 'analyze.analyzer', path: '/analyze/analyzer', permission: 'analyze.view', legacy: '#/analyzer' },
  { key: 'analyze.dashboard', path: '/analyze/dashboard', permission: 'analyze.view', legacy: '#/dashboard' },
  {
    key: 'analyze.dashboardEdit',
    path: '/analyze/dashboardedit',
    permission: 'analyze.view',
    legacy: '#/dashboardedit',
    offered: false,
  },
];
