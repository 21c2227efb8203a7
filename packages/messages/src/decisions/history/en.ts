export const words = {
  'history.did.service.decided': 'Changed the decision for {name}',
  'history.did.feed.created': 'Created feed {name}',
  'history.did.feed.token_replaced': 'Created a new URL for feed {name}',
  'history.did.feed.deleted': 'Deleted feed {name}',
  'history.did.decision.undone': 'Undid the decision about {name}',
  'history.did.decision.expired': 'Ended an expired decision about {name}',
  'history.field.decision': 'Decision',
  'history.field.until': 'Until',
} as const;
