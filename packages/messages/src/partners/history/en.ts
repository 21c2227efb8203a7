export const words = {
  'history.did.partner.created': 'Made the company a partner: {name}',
  'history.did.partner.access_granted': 'Lets partner {name} look after the company',
  'history.did.partner.access_revoked': 'Lets partner {name} look after the company no longer',
  'history.did.partner.customer_opened': 'Went into a company as its partner: {name}',
  'history.did.partner.customer_left': 'Left a company as its partner: {name}',
} as const;
