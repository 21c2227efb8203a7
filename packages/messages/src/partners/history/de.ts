import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.partner.created': 'Hat das Unternehmen zum Partner gemacht: {name}',
  'history.did.partner.access_granted': 'Lässt Partner {name} das Unternehmen betreuen',
  'history.did.partner.access_revoked': 'Lässt Partner {name} das Unternehmen nicht mehr betreuen',
  'history.did.partner.customer_opened': 'Hat als Partner ein Unternehmen betreten: {name}',
  'history.did.partner.customer_left': 'Hat als Partner ein Unternehmen verlassen: {name}',
};
