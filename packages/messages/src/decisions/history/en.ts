export const words = {
  'history.did.service.decided': 'Changed the decision for {name}',
  'history.did.feed.created': 'Created feed {name}',
  'history.did.feed.token_replaced': 'Created a new URL for feed {name}',
  'history.did.feed.deleted': 'Deleted feed {name}',
} as const;
