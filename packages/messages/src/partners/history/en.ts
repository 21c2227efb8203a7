export const words = {
  'history.did.POST /admin/partners/own': 'Made the company a partner: {name}',
  'history.did.POST /admin/partners/granted': 'Lets partner {name} look after the company',
  'history.did.DELETE /admin/partners/granted/{code}': 'Lets partner {name} look after the company no longer',
  'history.did.POST /admin/partners/customers/{id}/open': 'Went into a company as its partner: {name}',
  'history.did.POST /admin/partners/return': 'Left a company as its partner: {name}',
} as const;
