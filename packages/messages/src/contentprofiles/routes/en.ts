export const words = {
  'route.protect.contentIq': 'Content profiles',
  'route.protect.manageDlpProfile': 'DLP profile',
  'route.protect.dataFilter': 'Data filters',
  'route.protect.reusable': 'Reusable rules',
  'route.protect.manageReusable': 'Reusable rule',
  'route.protect.aliases': 'Aliases',
} as const;
