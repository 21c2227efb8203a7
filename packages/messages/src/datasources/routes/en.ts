export const words = {
  'route.audit.dataSource': 'Sources',
  'route.audit.firewall': 'Sources',
  'route.audit.addSource': 'Add source',
} as const;
