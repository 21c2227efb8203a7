export const words = {
  'route.dashboards.permission': 'No access',
} as const;
