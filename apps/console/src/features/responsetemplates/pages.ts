import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'protect.responseTemplates',
    path: '/protect/dlpprofiles/templates',
    permission: 'protect.view',
    legacy: '#/templates',
    order: 240,
  },
  {
    key: 'protect.manageResponseTemplate',
    path: '/protect/dlpprofiles/templates/manage',
    permission: 'protect.view',
    legacy: '#/manage-response-template',
    offered: false,
  },
  {
    key: 'protect.olderTemplates',
    path: '/appControls/response-templates',
    permission: 'protect.view',
    legacy: '#/response-templates',
    leadsTo: 'protect.responseTemplates',
  },
];
