/**
 * What mails say. Plain `{names}`, which the server fills without ICU. `.subject`, `.text` and, where a mail leads
 * somewhere, `.action` of each mail of `domain`'s `mail.ts`.
 */
export const mail = {
  'mail.greeting': 'Hello {name},',
  'mail.hello': 'Hello,',
  'mail.linkHint': 'If the button does not work, copy this address into your browser:',
  'mail.unasked': 'If you did not ask for this, you need not do anything: nothing changes.',
  'mail.footer': 'Sent by Casbah at {origin}. Replies to this mail are not read.',
  'mail.reset-password.subject': 'Choose a new password for Casbah',
  'mail.reset-password.text':
    'Somebody asked for a new password for your account at {company}. Choose it within {minutes} minutes; the link works once. All your sessions end then.',
  'mail.reset-password.action': 'Choose a new password',
  'mail.set-password.subject': 'Set your password for Casbah',
  'mail.set-password.text':
    'You have an account at {company}. Set your password within {days} days; the link works once.',
  'mail.set-password.action': 'Set your password',
  'mail.use-single-sign-on.subject': 'You sign in to Casbah through your company',
  'mail.use-single-sign-on.text':
    'Somebody asked for a new password for your account at {company}. Your account has no password of its own: you sign in with the single sign-on of your company.',
  'mail.use-single-sign-on.action': 'Go to sign-in',
  'mail.password-changed.subject': 'Your password was changed',
  'mail.password-changed.text':
    'The password of your account at {company} was changed on {time} (UTC), from the address {address}. All your sessions have ended. If that was not you, tell your administrator at once.',
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
  'mail.verification-code.subject': 'Your code for Casbah: {code}',
  'mail.verification-code.text':
    'Your code is {code}. It works once, for {minutes} minutes. Give it to nobody: we never ask for it.',
  'mail.second-factor-locked.subject': 'Somebody guessed at your second factor',
  'mail.second-factor-locked.text':
    'Somebody signed in to your account at {company} with the right password and then gave too many wrong codes, the last one from the address {address}. Codes are locked for {minutes} minutes. If that was not you, change your password: it is known.',
  'mail.app-added.subject': 'An authenticator app was added to your account',
  'mail.app-added.text':
    'An authenticator app was added to your account at {company} on {time} (UTC), from the address {address}. If that was not you, tell your administrator at once.',
  'mail.app-removed.subject': 'The authenticator app was removed from your account',
  'mail.app-removed.text':
    'The authenticator app was removed from your account at {company} on {time} (UTC), from the address {address}. If that was not you, tell your administrator at once.',
  'mail.passkey-added.subject': 'A passkey was added to your account',
  'mail.passkey-added.text':
    'The passkey “{passkey}” was added to your account at {company} on {time} (UTC), from the address {address}. If that was not you, tell your administrator at once.',
  'mail.passkey-removed.subject': 'A passkey was removed from your account',
  'mail.passkey-removed.text':
    'The passkey “{passkey}” was removed from your account at {company} on {time} (UTC), from the address {address}. If that was not you, tell your administrator at once.',
  'mail.recovery-codes-made.subject': 'New recovery codes for your account',
  'mail.recovery-codes-made.text':
    'New recovery codes were made for your account at {company}, and the old ones ended, on {time} (UTC), from the address {address}. If that was not you, tell your administrator at once.',
  'mail.second-factors-reset.subject': 'Your second factors were taken away',
  'mail.second-factors-reset.text':
    'An administrator took away all second factors of your account at {company} on {time} (UTC), from the address {address}. If that was not you, tell your administrator at once.',
  'mail.notifications-digest.subject': 'You have notices in Casbah: {count} not seen',
  'mail.notifications-digest.text':
    'At {company}, notices that you have not seen: {count}. The newest: {newest}. You get this mail once a day at most; switch it off on the page of your notices.',
  'mail.notifications-digest.action': 'See your notices',
  'mail.changes-made.subject': '{count} changes at {company}',
  'mail.changes-made.text':
    '{count} changes were made in Casbah at {company} since the last mail of this kind. The history says who changed what, and when.',
  'mail.changes-made.action': 'Open the history',
  'mail.audit-report.subject': '{report}: cloud use at {company}, {span}',
  'mail.audit-report.text':
    'The audit report {report} of {company} tells of {span}. It comes along as a page and as a list of services.',
  'mail.audit-report.action': 'Open it in Casbah',
  'mail.user-digest.subject': 'The cloud services you used at {company}, {span}',
  'mail.user-digest.text':
    'These are the cloud services that you used at {company} in {span}, as its logs show. The list comes along as a file. Nobody else gets this mail. If a service surprises you, ask the people who look after security at {company}.',
  'mail.destination-test.subject': 'Casbah reaches you: {destination}',
  'mail.destination-test.text':
    'This is a test of the destination {destination} of {company}. From now on this address is told once a day how much was changed.',
} as const;
