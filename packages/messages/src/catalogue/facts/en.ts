/** Vendor ownership, shutdown and known breaches of a service. */
export const words = {
  'serviceFacts.title': 'Ownership and incidents',
  'serviceFacts.owner': 'Owned by',
  'serviceFacts.closed': 'Closed: {on}.',
  'serviceFacts.closing': 'Closing: {on}.',
  'serviceFacts.successor': 'Successor: {name}',
  'serviceFacts.breaches': 'Known breaches',
  'serviceFacts.source': 'Source',
} as const;
