export const words = {
  'route.audit.addPolicy': 'New alert rule',
  'route.audit.policy': 'Alert rule',
} as const;
