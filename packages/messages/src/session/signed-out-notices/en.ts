/** Pages that only tell something: errors of single sign-on, expired links, help, the support desk. */
export const words = {
  'session.sso.heading': 'Single sign-on did not work',
  'session.sso.10':
    'Your company’s sign-on answered with something Casbah could not accept. Try again; if it stays, tell your administrator.',
  'session.sso.11':
    'No company here goes with this address. Check the address that led you here, or begin at the sign-in page.',
  'session.sso.12':
    'Your company has not set up single sign-on. Sign in with your password, or ask your administrator.',
  'session.sso.13':
    'The sign-on set up for your company is not right: its certificate or its name does not fit. Tell your administrator.',
  'session.sso.14':
    'The answer of your company’s sign-on does not belong to a sign-in that this browser began, or it came too late. Begin again at the sign-in page.',
  'session.sso.99': 'Single sign-on needs a page of its own. Open the app again in a window of its own.',
  'session.sso.unknown':
    'Your company’s sign-on could not be completed. Begin again at the sign-in page; if it stays, tell your administrator.',
  'session.sso.code': 'Code {code}',
  'session.permission.heading': 'You may not open this',
  'session.permission.text':
    'Your account has no right for it. Ask a system administrator of your company for access, or sign in with another account.',
  'session.link.heading': 'This link no longer works',
  'session.link.text': 'Links in our mails work once and for a limited time. Ask for a new one.',
  'session.link.again': 'Ask for a new link',
  'session.support.heading': 'Help with Casbah',
  'session.support.text': 'The people who look after this Casbah are found here:',
  'session.support.none':
    'No address is set for the people who look after this Casbah. Ask whoever gave you your account.',
  'session.support.countdown':
    '{seconds, plural, one {The sign-in page opens in # second.} other {The sign-in page opens in # seconds.}}',
  'session.support.stay': 'Stay here',
  'session.support.stayed': 'This page stays open.',
  'session.debug.heading': 'For the support desk',
  'session.debug.text': 'Tell this id when you report a problem: it leads to what the server wrote about it.',
  'session.debug.id': 'Request id',
  'session.debug.version': 'Version',
  'session.debug.time': 'Time of the server',
  'session.debug.browser': 'Browser',
  'session.debug.failed': 'The server does not answer, so there is no id. Tell the time and what you did.',
  'session.operator.opening': 'Opening Casbah',
  'session.operator.heading': 'This link no longer works',
  'session.operator.text':
    'Each link works once, within an hour, on the machine that Casbah runs on, and until Casbah restarts. Get a new one there with this command:',
  'session.mails.heading': 'Mails',
  'session.mails.text':
    'No mail server is set, so mails are kept in the data folder. You see them because you presented the code that Casbah printed.',
  'session.mails.none': 'No mail server is set, so mails are kept on this machine. There are none yet.',
  'session.mails.follow': 'Follow the link of this mail',
  'session.invite.heading': 'Look at your inbox',
  'session.invite.text': 'A verification e-mail was sent to you. Open it and follow its link to go on.',
  'session.invite.hint':
    'Nothing there? Look into the spam folder, or ask your administrator whether the address is right.',
  'session.invite.state': 'Sent',
} as const;
