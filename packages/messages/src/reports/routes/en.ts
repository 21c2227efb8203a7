export const words = {
  'route.dashboards.scheduledReports': 'Scheduled reports',
} as const;
