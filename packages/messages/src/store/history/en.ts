export const words = {
  'history.did.POST /admin/app/activate/': 'Subscribed to {name}',
  'history.did.POST /admin/app/cancel/': 'Cancelled {name}',
  'history.did.POST /admin/app/togglefte/': 'Changed whether the first steps of {name} are shown',
  'history.did.POST /admin/app/accounts': 'Added account {name} of {app}',
  'history.did.PATCH /admin/app/accounts/{id}': 'Changed account {name} of {app}',
  'history.did.DELETE /admin/app/accounts/{id}': 'Removed account {name} of {app}',
  'history.did.POST /admin/application/configure_s3_buckets': 'Changed which buckets of {name} are scanned',
  'history.did.POST /admin/application/remove_s3_buckets': 'Removed a bucket of {name}',
  'history.field.access_status': 'Subscription',
  'history.field.is_free_trial': 'Trial',
  'history.field.is_fte': 'First steps shown',
  'history.field.trial_ends_on': 'Trial ends',
} as const;
