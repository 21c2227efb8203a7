export const words = {
  'history.did.sign_up.confirmed_by_link': 'Confirmed a sign-up via a link',
  'history.did.sign_up.finished_from_app': 'Finished a sign-up from an app',
  'history.did.sign_up.confirmed': 'Confirmed a sign-up',
  'history.did.sign_up.requested': 'Requested a sign-up',
  'history.did.sign_up.finished': 'Finished a sign-up',
} as const;
