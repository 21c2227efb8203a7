import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'dashboards.permission',
    path: '/dashboard/permission',
    permission: 'session.use',
    legacy: '#/permission',
    offered: false,
  },
];
