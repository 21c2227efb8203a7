import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.mfa.heading': 'Bestätigen Sie, dass Sie es sind',
  'session.mfa.intro': 'Ihr Passwort stimmt. Ein weiterer Schritt schützt Ihr Konto.',
  'session.mfa.mail.text': 'Wir senden einen Code an {email}.',
  'session.mfa.mail.send': 'Code senden',
  'session.mfa.mail.resend': 'Neuen Code senden',
  'session.mfa.MSG_VERIFICATION_CODE_SENT':
    '{minutes, plural, one {Ein Code ist unterwegs an {email}. Er gilt # Minute.} other {Ein Code ist unterwegs an {email}. Er gilt # Minuten.}}',
  'session.mfa.app.text': 'Öffnen Sie Ihre Authenticator-App und geben Sie den Code ein, den sie zeigt.',
  'session.mfa.recovery.text':
    'Geben Sie einen der Wiederherstellungscodes ein, die Sie aufbewahrt haben. Jeder gilt einmal.',
  'session.mfa.passkey.text': 'Verwenden Sie den Passkey dieses Geräts oder Ihres Sicherheitsschlüssels.',
  'session.mfa.passkey.use': 'Passkey verwenden',
  'session.mfa.code': 'Bestätigungscode',
  'session.mfa.recoveryCode': 'Wiederherstellungscode',
  'session.mfa.invalidCode': 'Ungültiger Bestätigungscode',
  'session.mfa.submit': 'Prüfen',
  'session.mfa.otherWays': 'Ein anderer Weg',
  'session.mfa.way.passkey': 'Passkey',
  'session.mfa.way.app': 'Code einer App',
  'session.mfa.way.mail': 'Code per E-Mail',
  'session.mfa.way.recovery': 'Wiederherstellungscode',
  'session.mfa.signOut': 'Als jemand anderes anmelden',
};
