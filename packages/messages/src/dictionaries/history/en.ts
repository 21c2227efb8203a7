export const words = {
  'history.did.dictionary.terms_replaced': 'Replaced the terms of dictionary {name}',
  'history.field.terms': 'Terms',
} as const;
