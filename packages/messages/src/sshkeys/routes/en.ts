export const words = {
  'route.settings.keys': 'SSH keys and DRM servers',
} as const;
