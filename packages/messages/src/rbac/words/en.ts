/** The page that says what was refused, why, and who can change it. */
export const words = {
  'permission.title': 'You may not open this page',
  'permission.sentence': 'Your rights in {company} do not reach it',
  'permission.page': '“{page}” was refused',
  'permission.anyPage': 'The page was refused',
  'permission.ask': 'Ask a sysadmin of {company} for an access profile with this right:',
  'permission.askAny': 'Ask a sysadmin of {company} which access profile you need.',
  'permission.sysadminOnly': 'Only sysadmins of {company} may open it. No access profile gives that right.',
  'permission.reason.configure':
    'Setting up an app takes the right to change the app store, not only to see it.',
  'permission.address': 'Asked for: {address}',
  'permission.start': 'Go to your start page',
  'permission.granted': 'You may open this page now. It opens in a moment.',
  'permission.grantedNow': 'Open it now',
} as const;
