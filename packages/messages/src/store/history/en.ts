export const words = {
  'history.did.app.activated': 'Subscribed to {name}',
  'history.did.app.cancelled': 'Canceled {name}',
  'history.did.app.first_steps_toggled': 'Changed whether first steps of {name} are shown',
  'history.did.app_account.created': 'Added account {name} of {app}',
  'history.did.app_account.changed': 'Changed account {name} of {app}',
  'history.did.app_account.deleted': 'Removed account {name} of {app}',
  'history.did.app_buckets.changed': 'Changed which buckets of {name} are scanned',
  'history.did.app_bucket.deleted': 'Removed a bucket of {name}',
  'history.field.access_status': 'Subscription',
  'history.field.is_free_trial': 'Trial',
  'history.field.is_fte': 'First steps shown',
  'history.field.trial_ends_on': 'Trial ends',
} as const;
