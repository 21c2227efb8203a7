export const words = {
  'history.did.password.expired_changed':
    '{outcome, select, success {Changed their password} other {Failed to change their password}}',
  'history.did.password.reset_requested': 'Requested a password reset',
  'history.did.password.reset':
    '{outcome, select, success {Reset their password} other {Failed to reset their password}}',
} as const;
