export const words = {
  'route.settings.sso': 'Single sign-on',
} as const;
