export const words = {
  'route.audit.scheduleReport': 'Scheduled reports',
  'route.dashboards.userDigest': 'Usage digest',
} as const;
