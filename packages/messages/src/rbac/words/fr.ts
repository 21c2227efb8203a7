import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'permission.title': 'Vous n’avez pas accès à cette page',
  'permission.sentence': 'Vos droits dans {company} ne la comprennent pas',
  'permission.page': 'Accès à « {page} » refusé',
  'permission.anyPage': 'Accès refusé',
  'permission.ask': 'Demandez à un administrateur système de {company} un profil d’accès avec ce droit :',
  'permission.askAny': 'Demandez à un administrateur système de {company} quel profil d’accès il vous faut.',
  'permission.sysadminOnly':
    'Seuls les administrateurs système de {company} peuvent l’ouvrir. Aucun profil d’accès ne comprend ce droit.',
  'permission.reason.configure':
    'Configurer une application nécessite le droit de modifier la boutique, pas seulement de la voir.',
  'permission.address': 'Demandé : {address}',
  'permission.start': 'Aller à votre page d’accueil',
  'permission.granted': 'Vous avez maintenant accès. La page s’ouvre dans un instant.',
  'permission.grantedNow': 'Ouvrir maintenant',
};
