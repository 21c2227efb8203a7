import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/config/update': 'A changé des réglages : {name}',
  'history.did.POST /controls/make_api_request patch tenantconfig': 'A changé des réglages : {name}',
  'history.did.POST /admin/tenant/update': 'A changé les données de l’entreprise',
  'history.did.PATCH /admin/tenant/company': 'A renommé l’entreprise en {name}',
  'history.did.retention':
    'Les événements antérieurs au {name} ont été supprimés : l’entreprise ne les conserve plus',
};
