export const words = {
  'mail.finish-sign-up.subject': 'Finish signing up for Casbah',
  'mail.finish-sign-up.text':
    'Someone requested a company in Casbah with this address. Finish signing up within {days} days; the link works once.',
  'mail.finish-sign-up.action': 'Finish sign-up',
  'mail.connector-finish-sign-up.subject': 'Finish signing up for Casbah',
  'mail.connector-finish-sign-up.text':
    'Someone asked to connect {app} to a company in Casbah with this address. Finish signing up within {days} days; the link works once.',
  'mail.connector-finish-sign-up.action': 'Finish sign-up',
  'mail.sign-up-known.subject': 'Your sign-up for Casbah',
  'mail.sign-up-known.text':
    'Someone requested a company in Casbah with this address. The address or its company is already registered, so no company was created. Sign in, reset your password on the sign-in page, or ask your company’s administrator for an account.',
  'mail.sign-up-known.action': 'Go to sign-in',
  'mail.verify-email.subject': 'Confirm your email address',
  'mail.verify-email.text':
    'Someone requested a company in Casbah with this address. Confirm within {days} days that the address is yours; the operator then reviews the request.',
  'mail.verify-email.action': 'Confirm address',
  'mail.auto-invite.subject': 'Your invitation to Casbah',
  'mail.auto-invite.text':
    'Someone requested access to Casbah with this address. Your company already uses Casbah and invites its people. Set your password within {days} days; the link works once.',
  'mail.auto-invite.action': 'Set password',
  'mail.approve-sign-up.subject': 'Sign-up request from {company}',
  'mail.approve-sign-up.text':
    '{name} ({email}) requests a company named {company} with the domain {domain}. The address is confirmed. If you know them, approve within {days} days; if not, ignore this email.',
  'mail.approve-sign-up.action': 'Review request',
  'mail.sign-up-approved.subject': 'Your sign-up for Casbah is approved',
  'mail.sign-up-approved.text':
    '{company} can now use Casbah. Finish signing up within {days} days; the link works once.',
  'mail.sign-up-approved.action': 'Finish sign-up',
} as const;
