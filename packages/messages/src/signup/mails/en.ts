export const words = {
  'mail.finish-sign-up.subject': 'Finish your sign-up for Casbah',
  'mail.finish-sign-up.text':
    'Somebody asked for a company in Casbah with this address. Finish the sign-up within {days} days; the link works once.',
  'mail.finish-sign-up.action': 'Finish sign-up',
  'mail.connector-finish-sign-up.subject': 'Finish your sign-up for Casbah',
  'mail.connector-finish-sign-up.text':
    'Somebody asked to connect {app} to a company in Casbah, with this address. Finish the sign-up within {days} days; the link works once.',
  'mail.connector-finish-sign-up.action': 'Finish sign-up',
  'mail.sign-up-known.subject': 'Your sign-up for Casbah',
  'mail.sign-up-known.text':
    'Somebody asked for a company in Casbah with this address. The address or its company is known already, so no new company was made. Sign in, ask for a new password there, or ask the administrator of your company for an account.',
  'mail.sign-up-known.action': 'Go to sign-in',
  'mail.verify-email.subject': 'Confirm your e-mail address',
  'mail.verify-email.text':
    'Somebody asked for a company in Casbah with this address. Confirm within {days} days that the address is yours; the request then goes to the people who run Casbah.',
  'mail.verify-email.action': 'Confirm the address',
  'mail.auto-invite.subject': 'Your invitation to Casbah',
  'mail.auto-invite.text':
    'Somebody asked for access to Casbah with this address. Your company is in Casbah already and lets its people in. Set your password within {days} days; the link works once.',
  'mail.auto-invite.action': 'Set your password',
  'mail.approve-sign-up.subject': '{company} asks to sign up',
  'mail.approve-sign-up.text':
    '{name} ({email}) asks for a company called {company} with the domain {domain}. The address is confirmed. Approve within {days} days if you know them; if not, leave this mail alone.',
  'mail.approve-sign-up.action': 'Look at the request',
  'mail.sign-up-approved.subject': 'Your sign-up for Casbah is approved',
  'mail.sign-up-approved.text':
    '{company} may use Casbah. Finish the sign-up within {days} days; the link works once.',
  'mail.sign-up-approved.action': 'Finish sign-up',
} as const;
