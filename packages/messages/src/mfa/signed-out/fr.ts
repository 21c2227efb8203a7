import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.mfa.heading': 'Confirmez que c’est vous',
  'session.mfa.intro': 'Votre mot de passe est correct. Une étape de plus protège votre compte.',
  'session.mfa.mail.text': 'Recevez un code par e-mail à {email}.',
  'session.mfa.mail.send': 'Envoyer le code',
  'session.mfa.mail.resend': 'Envoyer un nouveau code',
  'session.mfa.MSG_VERIFICATION_CODE_SENT':
    '{minutes, plural, one {Code envoyé à {email}. Il est valable # minute.} many {Code envoyé à {email}. Il est valable # minutes.} other {Code envoyé à {email}. Il est valable # minutes.}}',
  'session.mfa.app.text': 'Ouvrez votre application d’authentification et saisissez le code affiché.',
  'session.mfa.recovery.text': 'Saisissez l’un de vos codes de récupération. Chacun ne sert qu’une fois.',
  'session.mfa.passkey.text': 'Utilisez une clé d’accès sur cet appareil ou votre clé de sécurité.',
  'session.mfa.passkey.use': 'Utiliser la clé d’accès',
  'session.mfa.code': 'Code de vérification',
  'session.mfa.recoveryCode': 'Code de récupération',
  'session.mfa.invalidCode': 'Code de vérification non valide',
  'session.mfa.submit': 'Vérifier',
  'session.mfa.otherWays': 'Autre méthode',
  'session.mfa.way.passkey': 'Clé d’accès',
  'session.mfa.way.app': 'Application d’authentification',
  'session.mfa.way.mail': 'Code par e-mail',
  'session.mfa.way.recovery': 'Code de récupération',
  'session.mfa.signOut': 'Se connecter avec un autre compte',
};
