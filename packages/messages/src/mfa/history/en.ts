export const words = {
  'history.did.passkey.renamed': 'Renamed a passkey',
  'history.did.mfa.requirement_changed': 'Changed whether somebody needs a second factor',
  'history.did.authenticator.created': 'Added an authenticator app',
  'history.did.authenticator.deleted': 'Removed their authenticator app',
  'history.did.passkey.created': 'Added a passkey',
  'history.did.passkey.deleted': 'Removed a passkey',
  'history.did.recovery_codes.created': 'Made new recovery codes',
  'history.did.mfa.reset': 'Removed all second factors of somebody',
  'history.did.mfa.passkey_used':
    '{outcome, select, success {Gave a passkey as second factor} other {Tried a passkey as second factor}}',
  'history.did.session.passkey_sign_in':
    '{outcome, select, success {Signed in by passkey} other {Tried to sign in by passkey}}',
  'history.did.mfa.code_used':
    '{outcome, select, success {Gave the second factor} other {Tried to give the second factor}}',
  'history.did.mfa.authenticator_used':
    '{outcome, select, success {Gave the second factor} other {Tried to give the second factor}}',
} as const;
