export const words = {
  'route.audit.scheduleReport': 'Scheduled audit reports',
  'route.dashboards.scheduledReports': 'Scheduled reports',
  'route.dashboards.userDigest': 'Digest of people',
} as const;
