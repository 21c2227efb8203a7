export const words = {
  'route.audit.requestedServices': 'Requested services',
} as const;
