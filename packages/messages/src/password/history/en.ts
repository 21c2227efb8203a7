export const words = {
  'history.did.password.expired_changed':
    '{outcome, select, success {Changed their password} other {Tried to change their password}}',
  'history.did.password.reset_requested': 'Asked for a link to a new password',
  'history.did.password.reset':
    '{outcome, select, success {Set a new password by a link} other {Tried to set a new password by a link}}',
} as const;
