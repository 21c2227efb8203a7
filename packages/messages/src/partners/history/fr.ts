import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/partners/own': 'A fait de l’entreprise un partenaire : {name}',
  'history.did.POST /admin/partners/granted': 'Laisse le partenaire {name} s’occuper de l’entreprise',
  'history.did.DELETE /admin/partners/granted/{code}':
    'Ne laisse plus le partenaire {name} s’occuper de l’entreprise',
  'history.did.POST /admin/partners/customers/{id}/open':
    'Est entré dans une entreprise comme partenaire : {name}',
  'history.did.POST /admin/partners/return': 'A quitté une entreprise comme partenaire : {name}',
};
