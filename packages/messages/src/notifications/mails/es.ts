import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.notifications-digest.subject': 'Tiene avisos en Casbah: {count} sin ver',
  'mail.notifications-digest.text':
    'En {company} tiene avisos sin ver: {count}. El más reciente: {newest}. Este mensaje llega como máximo una vez al día; desactívelo en la página de sus avisos.',
  'mail.notifications-digest.action': 'Ver sus avisos',
};
