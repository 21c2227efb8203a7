import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.reset-password.subject': 'Réinitialisez votre mot de passe Casbah',
  'mail.reset-password.text':
    'Quelqu’un a demandé la réinitialisation du mot de passe de votre compte chez {company}. Le lien fonctionne une seule fois, pendant {minutes} minutes. Toutes vos sessions prennent ensuite fin.',
  'mail.reset-password.action': 'Réinitialiser le mot de passe',
  'mail.set-password.subject': 'Définissez votre mot de passe Casbah',
  'mail.set-password.text':
    'Vous avez un nouveau compte chez {company}. Définissez votre mot de passe dans les {days} jours ; le lien ne sert qu’une fois.',
  'mail.set-password.action': 'Définir le mot de passe',
  'mail.use-single-sign-on.subject': 'Connectez-vous à Casbah avec l’authentification unique',
  'mail.use-single-sign-on.text':
    'Quelqu’un a demandé la réinitialisation du mot de passe de votre compte chez {company}. Votre compte n’a pas de mot de passe : connectez-vous avec l’authentification unique de votre entreprise.',
  'mail.use-single-sign-on.action': 'Aller à la connexion',
  'mail.password-changed.subject': 'Votre mot de passe a été changé',
  'mail.password-changed.text':
    'Le mot de passe de votre compte chez {company} a été changé le {time} (UTC) depuis {address}. Toutes vos sessions ont pris fin. Si ce n’était pas vous, contactez immédiatement votre administrateur.',
};
