import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.notifications-digest.subject': 'Sie haben Mitteilungen in Casbah: {count} ungesehen',
  'mail.notifications-digest.text':
    'Bei {company} haben Sie ungesehene Mitteilungen: {count}. Die neueste: {newest}. Diese Nachricht kommt höchstens einmal am Tag; auf der Seite Ihrer Mitteilungen schalten Sie sie aus.',
  'mail.notifications-digest.action': 'Mitteilungen ansehen',
};
