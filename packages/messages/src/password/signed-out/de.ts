import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.password.forgot.heading': 'Passwort vergessen?',
  'session.password.forgot.intro':
    'Geben Sie Ihre E-Mail-Adresse ein, um einen Link zum Festlegen eines neuen Passworts zu erhalten.',
  'session.password.forgot.submit': 'Link senden',
  'session.password.email': 'E-Mail',
  'session.password.emailInvalid': 'Ungültige E-Mail-Adresse',
  'session.password.MSG_FORGOT_PWD_ACK':
    'Wenn ein Konto mit dieser Adresse existiert, erhält es eine E-Mail mit einem Link. Der Link funktioniert einmal und nur für begrenzte Zeit.',
  'session.password.MSG_UNAUTHORIZED_ERROR':
    'Das ist für dieses Konto nicht möglich. Fragen Sie Ihren Administrator.',
  'session.password.MSG_NW_ERROR':
    'Etwas ist schiefgegangen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'session.password.set': 'Passwort festlegen',
  'session.password.change': 'Passwort ändern',
  'session.password.reset': 'Passwort zurücksetzen',
  'session.password.set.intro': 'Wählen Sie das Passwort, mit dem Sie sich anmelden werden.',
  'session.password.change.intro': 'Ihr Passwort ist abgelaufen. Wählen Sie ein neues, um fortzufahren.',
  'session.password.must.intro':
    'Wählen Sie ein eigenes Passwort, um fortzufahren: Das aktuelle hat jemand anders festgelegt.',
  'session.password.reset.intro': 'Wählen Sie ein neues Passwort für Ihr Konto.',
  'session.password.for': 'Konto: {email}',
  'session.password.old': 'Altes Passwort',
  'session.password.current': 'Aktuelles Passwort',
  'session.password.oldMissing': 'Geben Sie Ihr aktuelles Passwort ein.',
  'session.password.new': 'Neues Passwort',
  'session.password.again': 'Neues Passwort bestätigen',
  'session.password.tooWeak': 'Zu schwach.',
  'session.password.same': 'Identisch mit dem alten Passwort',
  'session.password.MSG_PWD_MISMATCH': 'Die Passwörter stimmen nicht überein.',
  'session.password.submit': 'Passwort speichern',
  'session.password.MSG_RESET_PWD_ACK': 'Passwort geändert. Melden Sie sich mit Ihrem neuen Passwort an.',
  'session.password.done': 'Passwort gespeichert',
  'session.password.RESET_UNAUTHORIZED_ERROR':
    'Dieser Link ist nicht mehr gültig: Er wurde verwendet, ist abgelaufen oder gehört zu einem anderen Konto. Fordern Sie einen neuen an.',
  'session.password.RESET_PASSWORD_REUSE_ERROR':
    'Dieses Passwort haben Sie schon einmal verwendet. Wählen Sie ein neues.',
  'session.password.RESET_PASSWORD_VALIDATION_ERROR':
    'Das Passwort erfüllt nicht die Regeln Ihres Unternehmens: Verwenden Sie {minimum} bis {maximum} Zeichen mit einem Klein- und einem Großbuchstaben, einer Ziffer und einem Sonderzeichen.',
  'session.password.CHANGE_PASSWORD_INCORRECT_ERROR':
    'Das aktuelle Passwort ist falsch. Versuchen Sie es erneut.',
  'session.password.incomplete':
    'Dieser Link ist unvollständig. Öffnen Sie den Link in Ihrer E-Mail noch einmal oder fordern Sie einen neuen an.',
  'session.password.tenant': 'Unternehmen',
  'session.password.tenantHint': 'Sie haben Konten bei mehreren Unternehmen. Wählen Sie eines.',
  'session.password.tenantMissing': 'Wählen Sie ein Unternehmen.',
  'session.password.askAgain': 'Neuen Link anfordern',
};
