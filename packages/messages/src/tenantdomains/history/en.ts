export const words = {
  'history.did.POST /admin/tenant/domains': 'Put the domain {name} on the list',
  'history.did.POST /admin/tenant/domains/{domain}/verify': 'Had the domain {name} checked',
  'history.did.POST /admin/tenant/domains/{domain}/primary': 'Made {name} the company’s first domain',
  'history.did.DELETE /admin/tenant/domains/{domain}': 'Took the domain {name} off the list',
} as const;
