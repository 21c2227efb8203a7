export const words = {
  'history.did.PATCH /admin/user/mfa/passkeys/{id}': 'Renamed a passkey',
  'history.did.PATCH /admin/users/{id}/mfa': 'Changed whether somebody needs a second factor',
  'history.did.POST /admin/user/mfa/app/confirm': 'Added an authenticator app',
  'history.did.POST /admin/user/mfa/app/remove': 'Removed their authenticator app',
  'history.did.POST /admin/user/mfa/passkeys': 'Added a passkey',
  'history.did.POST /admin/user/mfa/passkeys/{id}/remove': 'Removed a passkey',
  'history.did.POST /admin/user/mfa/recovery_codes': 'Made new recovery codes',
  'history.did.POST /admin/users/{id}/mfa/reset': 'Removed all second factors of somebody',
  'history.did.POST /user/mfa/passkey':
    '{outcome, select, success {Gave a passkey as second factor} other {Tried a passkey as second factor}}',
  'history.did.POST /user/passkey/loginapi':
    '{outcome, select, success {Signed in by passkey} other {Tried to sign in by passkey}}',
  'history.did.POST /user/verifycodeapi':
    '{outcome, select, success {Gave the second factor} other {Tried to give the second factor}}',
  'history.did.POST /user/verifymfaapi':
    '{outcome, select, success {Gave the second factor} other {Tried to give the second factor}}',
} as const;
