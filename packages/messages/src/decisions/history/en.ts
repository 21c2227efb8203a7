export const words = {
  'history.did.service.decided': 'Decided about {name}',
  'history.did.feed.created': 'Made the feed {name}',
  'history.did.feed.token_replaced': 'Gave the feed {name} a new address',
  'history.did.feed.deleted': 'Removed the feed {name}',
} as const;
