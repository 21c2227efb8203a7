export const words = {
  'route.protect.mlProfiles': 'ML profiles',
} as const;
