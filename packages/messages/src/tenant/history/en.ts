export const words = {
  'history.did.POST /admin/config/update': 'Changed settings: {name}',
  'history.did.POST /controls/make_api_request patch tenantconfig': 'Changed settings: {name}',
  'history.did.POST /admin/tenant/update': 'Changed the company’s details',
  'history.did.PATCH /admin/tenant/company': 'Renamed the company to {name}',
  'history.did.retention': 'Events from before {name} were removed, as the company no longer keeps them',
} as const;
