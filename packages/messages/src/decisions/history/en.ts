export const words = {
  'history.did.POST /risks/decisions': 'Decided about {name}',
  'history.did.POST /risks/feeds': 'Made the feed {name}',
  'history.did.POST /risks/feeds/{id}/token': 'Gave the feed {name} a new address',
  'history.did.DELETE /risks/feeds/{id}': 'Removed the feed {name}',
} as const;
