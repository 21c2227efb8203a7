export const words = {
  'route.audit.sources': 'Sources',
  'route.audit.dataSource': 'Sources',
  'route.audit.firewall': 'Sources',
  'route.audit.addSource': 'Add a source',
} as const;
