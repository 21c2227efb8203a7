import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/tenant/domains': 'A ajouté le domaine {name} à la liste',
  'history.did.POST /admin/tenant/domains/{domain}/verify': 'A fait vérifier le domaine {name}',
  'history.did.POST /admin/tenant/domains/{domain}/primary':
    'A fait de {name} le premier domaine de l’entreprise',
  'history.did.DELETE /admin/tenant/domains/{domain}': 'A retiré le domaine {name} de la liste',
};
