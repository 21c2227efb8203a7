export const words = {
  'history.did.POST /user/expiredpasswordapi':
    '{outcome, select, success {Changed their password} other {Tried to change their password}}',
  'history.did.POST /user/forgotpasswordapi': 'Asked for a link to a new password',
  'history.did.POST /user/resetpasswordapi':
    '{outcome, select, success {Set a new password by a link} other {Tried to set a new password by a link}}',
} as const;
