import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.account-locked.subject': 'Zu viele fehlgeschlagene Anmeldungen: {email}',
  'notice.account-locked.text':
    '{email} ist nach zu vielen fehlgeschlagenen Anmeldungen für 15 Minuten gesperrt. Gesperrte Konten, seit Sie zuletzt nachgesehen haben: {accounts}. Fragen Sie die Person, ob sie es war; entsperren können Sie das Konto unter „Konten“.',
};
