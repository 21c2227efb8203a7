import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  USER_EMAIL_TAKEN: 'Die Adresse {email} hat schon jemand. Suchen Sie die Person in der Liste.',
  USER_OUT_OF_REACH:
    'Ihre Rechte reichen nicht bis zu dieser Person: Sie gelten nur für einige Domänen oder Organisationseinheiten. Fragen Sie einen Sysadmin.',
  USER_HOLDS_MORE: '{email} darf mehr als Sie. Nur wer ebenso viele Rechte hat, kann dieses Konto ändern.',
  USER_OWN_ACCOUNT: 'Das ist Ihr eigenes Konto. Das muss jemand anderes tun.',
  USER_LAST_SYSADMIN: 'Mindestens ein aktiver Sysadmin muss bleiben. Ernennen Sie zuerst jemand anderen.',
  USER_ACTION_INVALID: 'Ungültige Aktion ausgewählt.',
  USER_SEARCH_INVALID: 'Geben Sie mindestens zwei Zeichen ein, um Personen zu suchen.',
  USERS_UNCHANGED: 'Keine Änderungen nötig',
  USERS_NOT_RESETTABLE: 'Bei keiner dieser Personen darf das Passwort zurückgesetzt werden.',
};
