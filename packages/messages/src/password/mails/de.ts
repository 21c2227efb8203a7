import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.reset-password.subject': 'Wählen Sie ein neues Passwort für Casbah',
  'mail.reset-password.text':
    'Jemand hat ein neues Passwort für Ihr Konto bei {company} angefordert. Wählen Sie es innerhalb von {minutes} Minuten; der Link gilt einmal. Danach enden alle Ihre Sitzungen.',
  'mail.reset-password.action': 'Neues Passwort wählen',
  'mail.set-password.subject': 'Legen Sie Ihr Passwort für Casbah fest',
  'mail.set-password.text':
    'Sie haben ein Konto bei {company}. Legen Sie Ihr Passwort innerhalb von {days} Tagen fest; der Link gilt einmal.',
  'mail.set-password.action': 'Passwort festlegen',
  'mail.use-single-sign-on.subject': 'Sie melden sich bei Casbah über Ihr Unternehmen an',
  'mail.use-single-sign-on.text':
    'Jemand hat ein neues Passwort für Ihr Konto bei {company} angefordert. Ihr Konto hat kein eigenes Passwort: Sie melden sich mit dem Single Sign-on Ihres Unternehmens an.',
  'mail.use-single-sign-on.action': 'Zur Anmeldung',
  'mail.password-changed.subject': 'Ihr Passwort wurde geändert',
  'mail.password-changed.text':
    'Das Passwort Ihres Kontos bei {company} wurde am {time} (UTC) von der Adresse {address} aus geändert. Alle Ihre Sitzungen sind beendet. Wenn Sie das nicht waren, verständigen Sie sofort Ihre Administratoren.',
};
