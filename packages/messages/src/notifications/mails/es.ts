import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.notifications-digest.subject': 'Notificaciones sin leer en Casbah: {count}',
  'mail.notifications-digest.text':
    'Notificaciones sin leer en {company}: {count}. La más reciente: {newest}. Este correo llega como máximo una vez al día; desactívelo en la página Notificaciones.',
  'mail.notifications-digest.action': 'Ver notificaciones',
};
