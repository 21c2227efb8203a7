export const words = {
  'route.audit.home': 'Audit',
  'route.audit.summary': 'Summary',
  'route.audit.services': 'Services',
  'route.audit.serviceDetail': 'Service',
  'route.audit.service': 'Service',
  'route.audit.users': 'Users',
  'route.audit.userDetail': 'User',
  'route.audit.user': 'User',
  'route.audit.destinations': 'Destinations',
  'route.audit.sites': 'Sites',
  'route.audit.infographic': 'Picture of cloud use',
  'route.audit.report': 'Audit report',
} as const;
