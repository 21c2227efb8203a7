export const words = {
  'route.audit.addPolicy': 'New policy',
  'route.audit.policy': 'Policy',
} as const;
