/** What a signed-in person sees of their own account. */
export const account = {
  'account.title': 'My account',
  'account.sentence': 'Who you are in Casbah, and how it looks to you',
  'account.person': 'You',
  'account.name': 'Name',
  'account.email': 'E-mail',
  'account.company': 'Company',
  'account.role': 'Role',
  'account.role.sysadmin': 'Sysadmin: you may do everything in your company’s Casbah.',
  'account.role.admin': 'Admin: you may do what your access profiles allow.',
  'account.role.enduser':
    'User: you administer nothing here. If your work needs it, ask a sysadmin of {company} for an access profile.',
  'account.timeZone': 'Times are told in',
  'account.preferences': 'Language and look',
  'account.preferences.hint': 'Kept for every browser that you sign in with.',
  'account.language': 'Language',
  'account.theme': 'Theme',
} as const;
