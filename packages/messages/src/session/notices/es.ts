import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.account-locked.subject': 'Demasiados inicios de sesión fallidos: {email}',
  'notice.account-locked.text':
    '{email} queda bloqueada 15 minutos tras demasiados inicios de sesión fallidos. Cuentas bloqueadas desde su última visita: {accounts}. Pregunte a la persona si fue ella; puede desbloquear la cuenta en Cuentas.',
};
