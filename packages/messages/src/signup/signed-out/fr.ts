import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.signUp.heading': 'Créer une entreprise',
  'session.signUp.intro':
    'Nous vous envoyons un e-mail pour vérifier votre adresse. Vous choisissez ensuite un mot de passe.',
  'session.signUp.closed': 'L’inscription est fermée',
  'session.signUp.closedText':
    'Personne ne peut créer ici une entreprise soi-même. Demandez à qui gère ce Casbah, ou connectez-vous si vous avez un compte.',
  'session.signUp.company': 'Entreprise',
  'session.signUp.firstName': 'Prénom',
  'session.signUp.lastName': 'Nom',
  'session.signUp.email': 'E-mail professionnel',
  'session.signUp.domain': 'Domaine',
  'session.signUp.domainHint': 'La partie de vos adresses après le @, comme entreprise.com',
  'session.signUp.submit': 'Créer l’entreprise',
  'session.signUp.missing': 'Saisissez une valeur.',
  'session.signUp.tooLong': 'Utilisez au plus {maximum, number} caractères.',
  'session.signUp.emailInvalid': 'Ce n’est pas une adresse e-mail. Elle ressemble à nom@entreprise.com.',
  'session.signUp.domainInvalid': 'Ce n’est pas un domaine. Il ressemble à entreprise.com.',
  'session.signUp.MSG_SIGNUP_SUCCESS': 'Merci. Consultez votre messagerie : un e-mail vous indique la suite.',
  'session.signUp.VERIFICATION_EMAIL_SENT_MSG': 'Un e-mail de vérification a été envoyé à {email}.',
  'session.signUp.sent': 'Envoyé',
  'session.signUp.MSG_NW_ERROR': 'Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.',
  'session.signUp.checkFailed':
    'Impossible de savoir si l’inscription est ouverte. Réessayez dans une minute.',
  'session.finish.heading': 'Choisissez un mot de passe',
  'session.finish.intro': 'Dernière étape pour {company}. Vous vous connecterez avec {email}.',
  'session.finish.connectorIntro':
    'Une application a été connectée pour {email}. Nommez votre entreprise et choisissez un mot de passe.',
  'session.finish.greeting': 'Bonjour {first} {last}',
  'session.finish.password': 'Mot de passe',
  'session.finish.again': 'Mot de passe encore une fois',
  'session.finish.tooWeak': 'Trop faible.',
  'session.finish.MSG_PWD_MISMATCH': 'Les deux mots de passe ne sont pas identiques.',
  'session.finish.submit': 'Terminer et se connecter',
  'session.finish.invalid': 'Ce lien ne fonctionne pas',
  'session.finish.INVALID_SIGNUP_LINK':
    'Il a déjà servi, est trop ancien ou incomplet. Inscrivez-vous à nouveau, ou demandez à qui vous a invité.',
  'session.finish.signUpAgain': 'S’inscrire à nouveau',
  'session.ack.heading': 'Presque terminé',
  'session.ack.intro': 'Casbah a reçu vos informations. Utilisez le lien de l’e-mail pour continuer.',
  'session.ack.steps': 'La suite',
  'session.ack.step.mail': 'Ouvrez l’e-mail et choisissez un mot de passe.',
  'session.ack.step.logs':
    'Déposez un journal de votre proxy ou pare-feu dans Sources : il montre les services utilisés.',
  'session.ack.step.people': 'Invitez les collègues chargés de la sécurité avec vous.',
  'session.ack.app': 'Parce que vous venez de {app}',
  'session.ack.app.files':
    'Casbah peut lire qui partage quels fichiers avec qui, et retirer les liens ouverts à tous.',
  'session.ack.app.connect':
    'Connectez-la en tant qu’administrateur de l’application : magasin d’applications, puis {app}.',
  'session.ack.app.nothing': 'Rien n’y est modifié avant que vous ne le demandiez.',
  'session.ack.video': 'Un premier regard sur Casbah',
  'session.ack.videoText': 'En deux minutes : du premier journal à la première décision.',
  'session.approve.heading': 'Confirmer',
  'session.approve.intro':
    'L’e-mail qui vous a conduit ici vous demande de confirmer une adresse ou d’approuver une entreprise. Rien ne se passe avant que vous n’appuyiez sur le bouton.',
  'session.approve.submit': 'Confirmer',
  'session.approve.state': 'Confirmé',
  'session.approve.address': 'Votre adresse est confirmée',
  'session.approve.address.text':
    'La personne qui s’occupe de ce Casbah est maintenant consultée. Un e-mail vous indiquera la suite.',
  'session.approve.company': 'L’entreprise est approuvée',
  'session.approve.company.text':
    'Un e-mail avec l’étape suivante est en route. Vous pouvez fermer cette fenêtre.',
  'session.approve.invalid': 'Il a déjà servi ou est trop ancien. La personne peut s’inscrire à nouveau.',
};
