export const words = {
  'history.did.partner.created': 'Made the company a partner: {name}',
  'history.did.partner.access_granted': 'Granted access to partner {name}',
  'history.did.partner.access_revoked': 'Revoked access of partner {name}',
  'history.did.partner.customer_opened': 'Opened a customer’s company as partner: {name}',
  'history.did.partner.customer_left': 'Left a customer’s company as partner: {name}',
} as const;
