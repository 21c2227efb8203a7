import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.account-locked.subject': 'Demasiados inicios de sesión fallidos: {email}',
  'notice.account-locked.text':
    'Tras demasiados intentos fallidos, la cuenta {email} queda bloqueada un cuarto de hora. Cuentas bloqueadas desde la última vez que miró: {accounts}. Pregunte si fue esa persona; puede desbloquear una cuenta en la lista de usuarios.',
};
