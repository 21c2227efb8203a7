/** Signing in, and the first run. */
export const session = {
  'session.title.signIn': 'Sign in · Casbah',
  'session.title.setup': 'Set up Casbah',
  'session.motto': 'One gate for every cloud your people use.',

  'session.signIn.heading': 'Sign in',
  'session.signIn.intro': 'Use the e-mail and password of your Casbah account.',
  'session.signIn.email': 'E-mail',
  'session.signIn.password': 'Password',
  'session.signIn.submit': 'Sign in',
  'session.signIn.emailMissing': 'Enter your e-mail.',
  'session.signIn.passwordMissing': 'Enter your password.',

  'session.demo.heading': 'Demo company',
  'session.demo.text': 'This Casbah holds the traffic of an invented company. Look around:',
  'session.demo.fill': 'Fill in',

  'session.setup.heading': 'Set up Casbah',
  'session.setup.intro': 'Nobody has an account here yet. Yours will be the first: it may do everything.',
  'session.setup.token': 'Setup token',
  'session.setup.tokenHint': 'Casbah says it when it starts, in its terminal or log.',
  'session.setup.tokenMissing': 'Enter the setup token.',
  'session.setup.company': 'Company',
  'session.setup.name': 'Your name',
  'session.setup.email': 'E-mail',
  'session.setup.emailHint': 'You sign in with it.',
  'session.setup.password': 'Password',
  'session.setup.again': 'Password once more',
  'session.setup.againDifferent': 'The two passwords are not the same.',
  'session.setup.submit': 'Create the company',
  'session.setup.companyMissing': 'Enter the name of your company.',
  'session.setup.nameMissing': 'Enter your name.',
  'session.setup.tooLong': 'Use at most {maximum} characters.',
  'session.setup.emailInvalid': 'This is no e-mail address. It looks like name@company.com.',
  'session.setup.passwordWeak': 'The password does not meet all the points below yet.',

  'session.password.show': 'Show',
  'session.password.hide': 'Hide',
  'session.password.showLong': 'Show the password',
  'session.password.hideLong': 'Hide the password',

  'session.error.unreachable': 'Casbah does not answer. Check that it is running, then try again.',
  'session.error.unknown':
    'Casbah answered with something unexpected. Try again; if it stays, tell your administrator.',
  'session.error.requestId': 'Request id {id}',

  'session.language': 'Language',
  'session.theme': 'Theme',
  'session.theme.light': 'Light',
  'session.theme.dark': 'Dark',
  'session.theme.system': 'As the system',
  'session.version': 'Version {version}',
} as const;
