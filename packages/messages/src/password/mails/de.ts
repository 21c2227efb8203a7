import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.reset-password.subject': 'Casbah-Passwort zurücksetzen',
  'mail.reset-password.text':
    'Jemand hat das Zurücksetzen des Passworts für Ihr Konto bei {company} angefordert. Der Link funktioniert einmal, innerhalb von {minutes} Minuten. Danach enden alle Ihre Sitzungen.',
  'mail.reset-password.action': 'Passwort zurücksetzen',
  'mail.set-password.subject': 'Casbah-Passwort festlegen',
  'mail.set-password.text':
    'Sie haben ein neues Konto bei {company}. Legen Sie Ihr Passwort innerhalb von {days} Tagen fest; der Link funktioniert einmal.',
  'mail.set-password.action': 'Passwort festlegen',
  'mail.use-single-sign-on.subject': 'Melden Sie sich bei Casbah mit Single Sign-on an',
  'mail.use-single-sign-on.text':
    'Jemand hat das Zurücksetzen des Passworts für Ihr Konto bei {company} angefordert. Ihr Konto hat kein Passwort: Melden Sie sich mit dem Single Sign-on Ihres Unternehmens an.',
  'mail.use-single-sign-on.action': 'Zur Anmeldung',
  'mail.password-changed.subject': 'Ihr Passwort wurde geändert',
  'mail.password-changed.text':
    'Das Passwort Ihres Kontos bei {company} wurde am {time} (UTC) von {address} aus geändert. Alle Ihre Sitzungen wurden beendet. Wenn Sie das nicht waren, wenden Sie sich sofort an Ihren Administrator.',
};
