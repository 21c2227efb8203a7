/** The frame around every page: navigation, search, connection state, missing pages. */
export const words = {
  'shell.nav': 'Areas',
  'shell.nav.discover': 'Discover',
  'shell.nav.investigate': 'Investigate',
  'shell.nav.protect': 'Protect',
  'shell.nav.detect': 'Detect',
  'shell.nav.posture': 'Posture',
  'shell.nav.govern': 'Govern',
  'shell.nav.open': 'Open navigation',
  'shell.pageTitle': '{page} · Casbah',

  'shell.search': 'Search services, users or pages',
  'shell.freshness': 'Newest data: {age}',
  'shell.refresh': 'Refresh data',

  'shell.live': 'Live: refresh every {seconds} seconds',
  'shell.showNewest': 'Show the newest data',
  'shell.theme': 'Theme',
  'shell.theme.light': 'Light',
  'shell.theme.dark': 'Dark',
  'shell.theme.system': 'System',
  'shell.theme.use': 'Theme: {theme}',
  'shell.preferences.notSaved': 'Applied in this browser, but couldn’t be saved to your account.',

  'shell.account': 'Your account',
  'shell.account.profile': 'My account',
  'shell.account.api': 'API reference',
  'shell.account.signOut': 'Sign out',
  'shell.account.signOutFailed': 'You’re still signed in: Casbah isn’t responding. Try again.',
  'shell.role.sysadmin': 'sysadmin',
  'shell.role.admin': 'admin',
  'shell.role.enduser': 'user',

  'shell.help': 'Keyboard shortcuts',

  'shell.footer.times': 'Times in {zone}',
  'shell.offline': 'Casbah isn’t responding. The data shown may be outdated.',

  'shell.error.title': 'Couldn’t load this',
  'shell.error.save': 'Couldn’t save',
  'shell.error.required': 'Required',
  'shell.error.reload': 'Reload',
  'shell.error.unreachable':
    'Casbah isn’t responding. Check that it’s running; this page retries automatically.',
  'shell.error.unexpected':
    'Something went wrong on this page. Reload it; if it keeps failing, tell your administrator what you did.',
  'shell.error.unknown':
    'Casbah sent an unexpected response. Try again; if it keeps failing, contact your administrator.',
  'shell.error.answer':
    'Casbah responded with status {status}. Try again; if it keeps failing, contact your administrator.',

  'shell.popup.failed':
    'An error occurred, please refresh your browser or navigate to another page to try again.',
  'shell.notFound': 'Page not found',
  'shell.notFound.text': 'The link may be outdated or incomplete. Try one of these pages:',
} as const;
