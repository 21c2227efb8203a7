import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.changes-made.subject': 'Modifications chez {company} : {count}',
  'mail.changes-made.text':
    'Modifications dans Casbah pour {company} depuis le dernier récapitulatif : {count}. L’historique indique qui a modifié quoi et quand.',
  'mail.changes-made.action': 'Ouvrir l’historique',
  'mail.destination-test.subject': 'Message de test pour {destination}',
  'mail.destination-test.text':
    'Ceci est un test de la destination {destination} de {company}. Cette adresse recevra chaque jour un récapitulatif des modifications.',
};
