export const words = {
  'route.protect.home': 'Protect',
  'route.protect.older': 'Protect',
  'route.protect.olderPolicies': 'Policies',
  'route.protect.managePolicy': 'Policy',
  'route.protect.alerts': 'Policies that notify',
  'route.protect.blocks': 'Policies that block',
  'route.protect.prioritize': 'Prioritized responses',
} as const;
