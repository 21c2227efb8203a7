import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'permission.title': 'Vous ne pouvez pas ouvrir cette page',
  'permission.sentence': 'Vos droits dans {company} ne s’étendent pas jusqu’à elle',
  'permission.page': 'L’accès à « {page} » a été refusé',
  'permission.anyPage': 'L’accès à la page a été refusé',
  'permission.ask': 'Demandez à un sysadmin de {company} un profil d’accès avec ce droit :',
  'permission.askAny': 'Demandez à un sysadmin de {company} quel profil d’accès il vous faut.',
  'permission.sysadminOnly':
    'Seuls les sysadmins de {company} peuvent l’ouvrir. Aucun profil d’accès ne donne ce droit.',
  'permission.reason.configure':
    'Configurer une application demande le droit de modifier la boutique d’applications, pas seulement de la voir.',
  'permission.address': 'Adresse demandée : {address}',
  'permission.start': 'Aller à votre page d’accueil',
  'permission.granted': 'Vous pouvez maintenant ouvrir cette page. Elle s’ouvre dans un instant.',
  'permission.grantedNow': 'L’ouvrir maintenant',
};
