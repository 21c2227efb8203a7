export const words = {
  'history.did.GET /user/emailapproval': 'Confirmed a sign-up by a link',
  'history.did.POST /user/connector-signupfinishapi': 'Finished a sign-up from an app',
  'history.did.POST /user/emailapproval': 'Confirmed a sign-up',
  'history.did.POST /user/signupapi': 'Asked to sign a company up',
  'history.did.POST /user/signupfinishapi': 'Finished a sign-up',
} as const;
