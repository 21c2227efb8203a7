/** Page for denied access: what was refused, why, and who can change it. */
export const words = {
  'permission.title': 'You don’t have access to this page',
  'permission.sentence': 'Your permissions in {company} don’t include it',
  'permission.page': 'Access to “{page}” refused',
  'permission.anyPage': 'Access refused',
  'permission.ask': 'Ask a sysadmin of {company} for an access profile with this permission:',
  'permission.askAny': 'Ask a sysadmin of {company} which access profile you need.',
  'permission.sysadminOnly': 'Only sysadmins of {company} can open it. No access profile includes this.',
  'permission.reason.configure':
    'Setting up an app requires permission to change the Store, not just view it.',
  'permission.address': 'Requested: {address}',
  'permission.start': 'Go to your start page',
  'permission.granted': 'You now have access. The page opens in a moment.',
  'permission.grantedNow': 'Open now',
} as const;
