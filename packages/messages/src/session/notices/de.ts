import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.account-locked.subject': 'Zu viele Fehlversuche bei der Anmeldung: {email}',
  'notice.account-locked.text':
    'Nach zu vielen Fehlversuchen bei der Anmeldung ist das Konto {email} für eine Viertelstunde gesperrt. Seit Sie zuletzt nachgesehen haben, gesperrte Konten: {accounts}. Fragen Sie nach, ob es die Person selbst war; entsperren können Sie ein Konto in der Liste der Benutzer.',
};
