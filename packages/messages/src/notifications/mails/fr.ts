import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.notifications-digest.subject': 'Notifications non lues dans Casbah : {count}',
  'mail.notifications-digest.text':
    'Notifications non lues chez {company} : {count}. La plus récente : {newest}. Vous recevez cet e-mail au plus une fois par jour ; désactivez-le sur la page Notifications.',
  'mail.notifications-digest.action': 'Voir les notifications',
};
