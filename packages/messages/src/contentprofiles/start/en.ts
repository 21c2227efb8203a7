export const words = {
  'route.protect.dlpProfiles': 'DLP profiles',
} as const;
