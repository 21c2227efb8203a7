import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.password.forgot.heading': 'Passwort vergessen?',
  'session.password.forgot.intro':
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir schicken Ihnen einen Link für ein neues Passwort.',
  'session.password.forgot.submit': 'Link senden',
  'session.password.email': 'E-Mail',
  'session.password.emailInvalid': 'Ungültige E-Mail-Adresse',
  'session.password.MSG_FORGOT_PWD_ACK':
    'Wenn es ein Konto mit dieser Adresse gibt, ist eine E-Mail mit einem Link unterwegs. Er gilt einmal und für begrenzte Zeit.',
  'session.password.MSG_UNAUTHORIZED_ERROR':
    'Das geht für dieses Konto hier nicht. Fragen Sie Ihre Administration.',
  'session.password.MSG_NW_ERROR':
    'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'session.password.set': 'Passwort festlegen',
  'session.password.change': 'Passwort ändern',
  'session.password.reset': 'Passwort zurücksetzen',
  'session.password.set.intro': 'Wählen Sie das Passwort, mit dem Sie sich anmelden werden.',
  'session.password.change.intro': 'Ihr Passwort ist abgelaufen. Wählen Sie ein neues, um fortzufahren.',
  'session.password.must.intro':
    'Bevor es weitergeht, muss ein eigenes Passwort festgelegt werden: Das aktuelle wurde Ihnen gegeben.',
  'session.password.reset.intro': 'Wählen Sie ein neues Passwort für Ihr Konto.',
  'session.password.for': 'Konto: {email}',
  'session.password.old': 'Altes Passwort',
  'session.password.current': 'Aktuelles Passwort',
  'session.password.oldMissing': 'Geben Sie Ihr jetziges Passwort ein.',
  'session.password.new': 'Neues Passwort',
  'session.password.again': 'Neues Passwort noch einmal',
  'session.password.tooWeak': 'Zu schwach.',
  'session.password.same': 'Gleich wie das alte Passwort',
  'session.password.MSG_PWD_MISMATCH': 'Die beiden Passwörter sind nicht gleich.',
  'session.password.submit': 'Passwort speichern',
  'session.password.MSG_RESET_PWD_ACK': 'Ihr neues Passwort gilt ab sofort. Melden Sie sich damit an.',
  'session.password.done': 'Passwort gespeichert',
  'session.password.RESET_UNAUTHORIZED_ERROR':
    'Dieser Link gilt nicht mehr: Er wurde benutzt, ist zu alt oder gehört zu einem anderen Konto. Fordern Sie einen neuen an.',
  'session.password.RESET_PASSWORD_REUSE_ERROR':
    'Dieses Passwort hatten Sie schon. Wählen Sie eines, das Sie noch nicht verwendet haben.',
  'session.password.RESET_PASSWORD_VALIDATION_ERROR':
    'Das Passwort erfüllt nicht, was Ihre Firma verlangt: {minimum} bis {maximum} Zeichen mit einem Klein- und einem Großbuchstaben, einer Ziffer und einem Sonderzeichen.',
  'session.password.CHANGE_PASSWORD_INCORRECT_ERROR':
    'Das aktuelle Passwort stimmt nicht. Geben Sie es noch einmal ein.',
  'session.password.incomplete':
    'Diese Adresse ist unvollständig. Öffnen Sie den Link in Ihrer E-Mail noch einmal oder fordern Sie einen neuen an.',
  'session.password.tenant': 'Firma',
  'session.password.tenantHint': 'Sie haben Konten bei mehreren Firmen: Sagen Sie, bei welcher.',
  'session.password.tenantMissing': 'Geben Sie die Firma an.',
  'session.password.askAgain': 'Neuen Link anfordern',
};
