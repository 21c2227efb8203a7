import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.partner.created': 'Unternehmen zum Partner gemacht: {name}',
  'history.did.partner.access_granted': 'Partner {name} Zugriff gewährt',
  'history.did.partner.access_revoked': 'Zugriff von Partner {name} widerrufen',
  'history.did.partner.customer_opened': 'Als Partner ein Kundenunternehmen geöffnet: {name}',
  'history.did.partner.customer_left': 'Als Partner ein Kundenunternehmen verlassen: {name}',
};
