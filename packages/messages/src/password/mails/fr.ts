import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.reset-password.subject': 'Choisissez un nouveau mot de passe pour Casbah',
  'mail.reset-password.text':
    'Quelqu’un a demandé un nouveau mot de passe pour votre compte chez {company}. Choisissez-le dans les {minutes} minutes ; le lien ne sert qu’une fois. Toutes vos sessions prennent alors fin.',
  'mail.reset-password.action': 'Choisir un nouveau mot de passe',
  'mail.set-password.subject': 'Définissez votre mot de passe Casbah',
  'mail.set-password.text':
    'Vous avez un compte chez {company}. Définissez votre mot de passe dans les {days} jours ; le lien ne sert qu’une fois.',
  'mail.set-password.action': 'Définir le mot de passe',
  'mail.use-single-sign-on.subject': 'Vous vous connectez à Casbah par votre entreprise',
  'mail.use-single-sign-on.text':
    'Quelqu’un a demandé un nouveau mot de passe pour votre compte chez {company}. Votre compte n’a pas de mot de passe propre : vous vous connectez avec l’authentification unique de votre entreprise.',
  'mail.use-single-sign-on.action': 'Aller à la connexion',
  'mail.password-changed.subject': 'Votre mot de passe a été changé',
  'mail.password-changed.text':
    'Le mot de passe de votre compte chez {company} a été changé le {time} (UTC), depuis l’adresse {address}. Toutes vos sessions ont pris fin. Si ce n’était pas vous, prévenez aussitôt votre administrateur.',
};
