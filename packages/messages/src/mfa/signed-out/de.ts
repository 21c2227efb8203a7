import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.mfa.heading': 'Bestätigen Sie, dass Sie es sind',
  'session.mfa.intro': 'Ihr Passwort stimmt. Ein weiterer Schritt schützt Ihr Konto.',
  'session.mfa.mail.text': 'Code per E-Mail an {email} senden lassen.',
  'session.mfa.mail.send': 'Code senden',
  'session.mfa.mail.resend': 'Neuen Code senden',
  'session.mfa.MSG_VERIFICATION_CODE_SENT':
    '{minutes, plural, one {Code an {email} gesendet. Er gilt # Minute.} other {Code an {email} gesendet. Er gilt # Minuten.}}',
  'session.mfa.app.text': 'Öffnen Sie Ihre Authenticator-App und geben Sie den Code ein, den sie zeigt.',
  'session.mfa.recovery.text':
    'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder funktioniert einmal.',
  'session.mfa.passkey.text': 'Verwenden Sie einen Passkey auf diesem Gerät oder Ihren Sicherheitsschlüssel.',
  'session.mfa.passkey.use': 'Passkey verwenden',
  'session.mfa.code': 'Bestätigungscode',
  'session.mfa.recoveryCode': 'Wiederherstellungscode',
  'session.mfa.invalidCode': 'Ungültiger Bestätigungscode',
  'session.mfa.submit': 'Bestätigen',
  'session.mfa.otherWays': 'Andere Methode',
  'session.mfa.way.passkey': 'Passkey',
  'session.mfa.way.app': 'Authenticator-App',
  'session.mfa.way.mail': 'Code per E-Mail',
  'session.mfa.way.recovery': 'Wiederherstellungscode',
  'session.mfa.signOut': 'Als jemand anderes anmelden',
};
