export const words = {
  'route.audit.serviceDetail': 'Service',
  'route.audit.service': 'Service',
  'route.audit.userDetail': 'User',
  'route.audit.user': 'User',
  'route.audit.infographic': 'Infographic',
  'route.audit.report': 'Audit report',
} as const;
