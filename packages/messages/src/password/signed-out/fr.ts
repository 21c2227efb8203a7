import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.password.forgot.heading': 'Mot de passe oublié ?',
  'session.password.forgot.intro':
    'Saisissez votre adresse e-mail pour recevoir un lien permettant de définir un nouveau mot de passe.',
  'session.password.forgot.submit': 'Envoyer le lien',
  'session.password.email': 'E-mail',
  'session.password.emailInvalid': 'Adresse e-mail non valide',
  'session.password.MSG_FORGOT_PWD_ACK':
    'Si un compte existe avec cette adresse, il reçoit un e-mail avec un lien. Le lien fonctionne une seule fois, pour une durée limitée.',
  'session.password.MSG_UNAUTHORIZED_ERROR':
    'Ce n’est pas possible pour ce compte. Adressez-vous à votre administrateur.',
  'session.password.MSG_NW_ERROR': 'Une erreur s’est produite. Vérifiez votre connexion et réessayez.',
  'session.password.set': 'Définir le mot de passe',
  'session.password.change': 'Changer le mot de passe',
  'session.password.reset': 'Réinitialiser le mot de passe',
  'session.password.set.intro': 'Choisissez le mot de passe avec lequel vous vous connecterez.',
  'session.password.change.intro': 'Votre mot de passe a expiré. Choisissez-en un nouveau pour continuer.',
  'session.password.must.intro':
    'Choisissez votre propre mot de passe pour continuer : l’actuel a été défini par quelqu’un d’autre.',
  'session.password.reset.intro': 'Choisissez un nouveau mot de passe pour votre compte.',
  'session.password.for': 'Compte : {email}',
  'session.password.old': 'Ancien mot de passe',
  'session.password.current': 'Mot de passe actuel',
  'session.password.oldMissing': 'Saisissez votre mot de passe actuel.',
  'session.password.new': 'Nouveau mot de passe',
  'session.password.again': 'Confirmer le nouveau mot de passe',
  'session.password.tooWeak': 'Trop faible.',
  'session.password.same': 'Identique à l’ancien mot de passe',
  'session.password.MSG_PWD_MISMATCH': 'Les mots de passe ne correspondent pas.',
  'session.password.submit': 'Enregistrer le mot de passe',
  'session.password.MSG_RESET_PWD_ACK': 'Mot de passe changé. Connectez-vous avec le nouveau.',
  'session.password.done': 'Mot de passe enregistré',
  'session.password.RESET_UNAUTHORIZED_ERROR':
    'Ce lien n’est plus valide : il a été utilisé, a expiré ou appartient à un autre compte. Demandez-en un nouveau.',
  'session.password.RESET_PASSWORD_REUSE_ERROR':
    'Vous avez déjà utilisé ce mot de passe. Choisissez-en un nouveau.',
  'session.password.RESET_PASSWORD_VALIDATION_ERROR':
    'Le mot de passe ne respecte pas les règles de votre entreprise : utilisez {minimum} à {maximum} caractères avec une minuscule, une majuscule, un chiffre et un symbole.',
  'session.password.CHANGE_PASSWORD_INCORRECT_ERROR': 'Le mot de passe actuel est incorrect. Réessayez.',
  'session.password.incomplete':
    'Ce lien est incomplet. Rouvrez celui de votre e-mail ou demandez-en un nouveau.',
  'session.password.tenant': 'Entreprise',
  'session.password.tenantHint': 'Vous avez des comptes dans plusieurs entreprises. Choisissez-en une.',
  'session.password.tenantMissing': 'Choisissez une entreprise.',
  'session.password.askAgain': 'Demander un nouveau lien',
};
