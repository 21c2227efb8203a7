import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.partner.created': 'A fait de l’entreprise un partenaire : {name}',
  'history.did.partner.access_granted': 'Laisse le partenaire {name} s’occuper de l’entreprise',
  'history.did.partner.access_revoked': 'Ne laisse plus le partenaire {name} s’occuper de l’entreprise',
  'history.did.partner.customer_opened': 'Est entré dans une entreprise comme partenaire : {name}',
  'history.did.partner.customer_left': 'A quitté une entreprise comme partenaire : {name}',
};
