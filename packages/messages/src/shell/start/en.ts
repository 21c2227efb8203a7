/** The frame around every page: navigation, search, states of the connection, pages that are not there. */
export const words = {
  'shell.nav': 'Areas',
  'shell.nav.discover': 'Discover',
  'shell.nav.audit': 'Audit',
  'shell.nav.govern': 'Govern',
  'shell.nav.history': 'History',
  'shell.nav.users': 'Users',
  'shell.nav.store': 'Store',
  'shell.nav.settings': 'Settings',
  'shell.pageTitle': '{page} · Casbah',

  'shell.search': 'Search services, people or pages',

  'shell.theme': 'Theme',
  'shell.theme.light': 'Light',
  'shell.theme.dark': 'Dark',
  'shell.theme.system': 'As the system',
  'shell.theme.use': 'Theme: {theme}',
  'shell.preferences.notSaved': 'Your choice holds here, but could not be saved for other browsers.',

  'shell.account': 'Your account',
  'shell.account.profile': 'My account',
  'shell.account.api': 'Read the API',
  'shell.account.signOut': 'Sign out',
  'shell.account.signOutFailed': 'You are still signed in: Casbah does not answer. Try again.',
  'shell.role.sysadmin': 'sysadmin',
  'shell.role.admin': 'admin',
  'shell.role.enduser': 'user',

  'shell.help': 'Keys',

  'shell.footer.times': 'Times in {zone}',
  'shell.offline': 'Casbah does not answer. What you see may be old.',

  'shell.error.title': 'This could not be shown',
  'shell.error.reload': 'Reload',
  'shell.error.unreachable':
    'Casbah does not answer. Check that it is running; this page tries again by itself.',
  'shell.error.unexpected':
    'Something failed in this page. Reload it; if it stays, tell your administrator what you did.',
  'shell.error.unknown':
    'Casbah answered with something unexpected. Try again; if it stays, tell your administrator.',
  'shell.error.answer':
    'Casbah answered with status {status}. Try again; if it stays, tell your administrator.',

  'shell.popup.failed':
    'An error occurred, please refresh your browser or navigate to another page to try again.',
  'shell.notFound': 'There is no page at this address',
  'shell.notFound.text': 'The link may be old or cut off. What is here:',
} as const;
