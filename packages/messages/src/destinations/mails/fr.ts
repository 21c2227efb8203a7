import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.changes-made.subject': '{count} modifications chez {company}',
  'mail.changes-made.text':
    'Depuis le dernier message de ce type, {count} modifications ont été faites dans Casbah chez {company}. L’historique dit qui a modifié quoi, et quand.',
  'mail.changes-made.action': 'Ouvrir l’historique',
  'mail.destination-test.subject': 'Casbah vous atteint : {destination}',
  'mail.destination-test.text':
    'Ceci est un test de la destination {destination} de {company}. Désormais, cette adresse apprend une fois par jour combien de modifications ont été faites.',
};
