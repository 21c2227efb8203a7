export const words = {
  'history.did.passkey.renamed': 'Renamed a passkey',
  'history.did.mfa.requirement_changed': 'Changed an MFA requirement',
  'history.did.authenticator.created': 'Added an authenticator app',
  'history.did.authenticator.deleted': 'Removed an authenticator app',
  'history.did.passkey.created': 'Added a passkey',
  'history.did.passkey.deleted': 'Removed a passkey',
  'history.did.recovery_codes.created': 'Created new recovery codes',
  'history.did.mfa.reset': 'Reset a person’s MFA',
  'history.did.mfa.passkey_used':
    '{outcome, select, success {Verified with a passkey} other {Failed to verify with a passkey}}',
  'history.did.session.passkey_sign_in':
    '{outcome, select, success {Signed in with a passkey} other {Failed to sign in with a passkey}}',
  'history.did.mfa.code_used':
    '{outcome, select, success {Verified with a code} other {Failed to verify with a code}}',
  'history.did.mfa.authenticator_used':
    '{outcome, select, success {Verified with an authenticator app} other {Failed to verify with an authenticator app}}',
} as const;
