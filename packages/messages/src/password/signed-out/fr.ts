import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.password.forgot.heading': 'Mot de passe oublié ?',
  'session.password.forgot.intro':
    'Saisissez l’e-mail de votre compte. Nous vous envoyons un lien pour définir un nouveau mot de passe.',
  'session.password.forgot.submit': 'Envoyer le lien',
  'session.password.email': 'E-mail',
  'session.password.emailInvalid': 'Adresse e-mail non valide',
  'session.password.MSG_FORGOT_PWD_ACK':
    'S’il existe un compte avec cette adresse, un e-mail avec un lien est en route. Il fonctionne une seule fois, pour un temps limité.',
  'session.password.MSG_UNAUTHORIZED_ERROR':
    'Ceci n’est pas possible ici pour ce compte. Demandez à votre administrateur.',
  'session.password.MSG_NW_ERROR': 'Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.',
  'session.password.set': 'Définir le mot de passe',
  'session.password.change': 'Changer le mot de passe',
  'session.password.reset': 'Réinitialiser le mot de passe',
  'session.password.set.intro': 'Choisissez le mot de passe avec lequel vous vous connecterez.',
  'session.password.change.intro': 'Votre mot de passe a expiré. Choisissez-en un nouveau pour continuer.',
  'session.password.must.intro':
    'Vous devez définir votre propre mot de passe avant de continuer : l’actuel vous a été attribué.',
  'session.password.reset.intro': 'Choisissez un nouveau mot de passe pour votre compte.',
  'session.password.for': 'Compte : {email}',
  'session.password.old': 'Ancien mot de passe',
  'session.password.current': 'Mot de passe actuel',
  'session.password.oldMissing': 'Saisissez votre mot de passe actuel.',
  'session.password.new': 'Nouveau mot de passe',
  'session.password.again': 'Nouveau mot de passe encore une fois',
  'session.password.tooWeak': 'Trop faible.',
  'session.password.same': 'Identique à l’ancien mot de passe',
  'session.password.MSG_PWD_MISMATCH': 'Les deux mots de passe ne sont pas identiques.',
  'session.password.submit': 'Enregistrer le mot de passe',
  'session.password.MSG_RESET_PWD_ACK': 'Votre nouveau mot de passe est actif. Connectez-vous avec lui.',
  'session.password.done': 'Mot de passe enregistré',
  'session.password.RESET_UNAUTHORIZED_ERROR':
    'Ce lien n’est plus valable : il a servi, est trop ancien ou appartient à un autre compte. Demandez-en un nouveau.',
  'session.password.RESET_PASSWORD_REUSE_ERROR':
    'Vous avez déjà utilisé ce mot de passe. Choisissez-en un que vous n’avez pas encore eu.',
  'session.password.RESET_PASSWORD_VALIDATION_ERROR':
    'Le mot de passe ne répond pas aux exigences de votre entreprise : de {minimum} à {maximum} caractères, avec une minuscule, une majuscule, un chiffre et un symbole.',
  'session.password.CHANGE_PASSWORD_INCORRECT_ERROR':
    'Le mot de passe actuel n’est pas correct. Saisissez-le à nouveau.',
  'session.password.incomplete':
    'Cette adresse est incomplète. Rouvrez le lien de votre e-mail ou demandez-en un nouveau.',
  'session.password.tenant': 'Entreprise',
  'session.password.tenantHint': 'Vous avez des comptes dans plusieurs entreprises : indiquez laquelle.',
  'session.password.tenantMissing': 'Indiquez l’entreprise.',
  'session.password.askAgain': 'Demander un nouveau lien',
};
