import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.notifications-digest.subject': 'Vous avez des notifications dans Casbah : {count} non vues',
  'mail.notifications-digest.text':
    'Chez {company}, notifications que vous n’avez pas vues : {count}. La plus récente : {newest}. Ce message vient au plus une fois par jour ; désactivez-le sur la page de vos notifications.',
  'mail.notifications-digest.action': 'Voir vos notifications',
};
