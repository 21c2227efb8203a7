import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.notifications-digest.subject': 'Ungelesene Benachrichtigungen in Casbah: {count}',
  'mail.notifications-digest.text':
    'Ungelesene Benachrichtigungen bei {company}: {count}. Die neueste: {newest}. Sie erhalten diese E-Mail höchstens einmal am Tag; auf der Seite „Benachrichtigungen“ können Sie sie abschalten.',
  'mail.notifications-digest.action': 'Benachrichtigungen anzeigen',
};
