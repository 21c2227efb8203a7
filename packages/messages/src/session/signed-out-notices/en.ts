/** Information pages: errors of single sign-on, expired links, help, the support desk. */
export const words = {
  'session.sso.heading': 'Single sign-on failed',
  'session.sso.10':
    'Your company’s identity provider sent a response that Casbah couldn’t accept. Try again; if it keeps failing, contact your administrator.',
  'session.sso.11':
    'No company matches this address. Check the link you followed, or start from the sign-in page.',
  'session.sso.12':
    'Your company hasn’t set up single sign-on. Sign in with your password, or contact your administrator.',
  'session.sso.13':
    'Your company’s single sign-on is misconfigured: its certificate or name doesn’t match. Contact your administrator.',
  'session.sso.14':
    'The response doesn’t belong to a sign-in started in this browser, or it arrived too late. Start again from the sign-in page.',
  'session.sso.99': 'Single sign-on needs its own window. Open the app again in a new window.',
  'session.sso.unknown':
    'Couldn’t complete single sign-on. Start again from the sign-in page; if it keeps failing, contact your administrator.',
  'session.sso.code': 'Code {code}',
  'session.permission.heading': 'You don’t have access',
  'session.permission.text':
    'Your account doesn’t have permission. Ask a sysadmin of your company for access, or sign in with another account.',
  'session.link.heading': 'This link no longer works',
  'session.link.text': 'Links in Casbah’s emails work once and for a limited time. Request a new one.',
  'session.link.again': 'Request new link',
  'session.support.heading': 'Help with Casbah',
  'session.support.text': 'Contact the operator of this Casbah:',
  'session.support.none':
    'The operator of this Casbah hasn’t set a contact address. Ask the person who gave you your account.',
  'session.support.countdown':
    '{seconds, plural, one {The sign-in page opens in # second.} other {The sign-in page opens in # seconds.}}',
  'session.support.stay': 'Stay here',
  'session.support.stayed': 'This page stays open.',
  'session.debug.heading': 'For the support desk',
  'session.debug.text': 'Include this ID when you report a problem. It identifies the server’s log entries.',
  'session.debug.id': 'Request ID',
  'session.debug.version': 'Version',
  'session.debug.time': 'Server time',
  'session.debug.browser': 'Browser',
  'session.debug.failed': 'The server isn’t responding, so there is no ID. Report the time and what you did.',
  'session.operator.opening': 'Opening Casbah',
  'session.operator.heading': 'This link no longer works',
  'session.operator.text':
    'Each link works once, within an hour, only on the machine Casbah runs on, and until Casbah restarts. Run this command there to get a new one:',
  'session.mails.heading': 'Emails',
  'session.mails.text':
    'No mail server is configured, so emails are stored in the data folder. You see them because you used the code Casbah printed.',
  'session.mails.none':
    'No emails yet. No mail server is configured, so Casbah stores emails on this machine.',
  'session.mails.follow': 'Open link from this email',
  'session.invite.heading': 'Check your inbox',
  'session.invite.text': 'A verification email was sent to you. Open its link to continue.',
  'session.invite.hint':
    'No email? Check your spam folder, or ask your administrator whether the address is correct.',
  'session.invite.state': 'Sent',
} as const;
