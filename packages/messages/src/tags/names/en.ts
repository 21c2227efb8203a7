/** Names of the reserved tags, for every list that shows tags. */
export const words = {
  'tag.sanctioned': 'Sanctioned',
  'tag.unsanctioned': 'Unsanctioned',
  'tag.tolerated': 'Tolerated',
  'tag.in_review': 'In review',
  'tag.business_critical': 'Business critical',
  'tag.holds_personal_data': 'Personal data',
  'tag.private_use': 'Private use',
  'tag.to_be_retired': 'To be retired',
  'tag.column': 'Tags',
  'tag.more': '+{count}',
  'tag.change': 'Tags',
  'tag.decide': 'Decide',
  'tag.compare': 'Compare',
} as const;
