import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.finish-sign-up.subject': 'Terminez votre inscription à Casbah',
  'mail.finish-sign-up.text':
    'Quelqu’un a demandé une entreprise dans Casbah avec cette adresse. Terminez l’inscription dans les {days} jours ; le lien ne sert qu’une fois.',
  'mail.finish-sign-up.action': 'Terminer l’inscription',
  'mail.connector-finish-sign-up.subject': 'Terminez votre inscription à Casbah',
  'mail.connector-finish-sign-up.text':
    'Quelqu’un a demandé avec cette adresse de relier {app} à une entreprise dans Casbah. Terminez l’inscription dans les {days} jours ; le lien ne sert qu’une fois.',
  'mail.connector-finish-sign-up.action': 'Terminer l’inscription',
  'mail.sign-up-known.subject': 'Votre inscription à Casbah',
  'mail.sign-up-known.text':
    'Quelqu’un a demandé une entreprise dans Casbah avec cette adresse. L’adresse ou son entreprise est déjà enregistrée : aucune entreprise n’a été créée. Connectez-vous, réinitialisez votre mot de passe sur la page de connexion, ou demandez un compte à l’administrateur de votre entreprise.',
  'mail.sign-up-known.action': 'Aller à la connexion',
  'mail.verify-email.subject': 'Confirmez votre adresse e-mail',
  'mail.verify-email.text':
    'Quelqu’un a demandé une entreprise dans Casbah avec cette adresse. Confirmez dans les {days} jours que l’adresse est la vôtre ; la demande va ensuite aux personnes qui exploitent Casbah.',
  'mail.verify-email.action': 'Confirmer l’adresse',
  'mail.auto-invite.subject': 'Votre invitation à Casbah',
  'mail.auto-invite.text':
    'Quelqu’un a demandé un accès à Casbah avec cette adresse. Votre entreprise est déjà dans Casbah et y admet ses collaborateurs. Définissez votre mot de passe dans les {days} jours ; le lien ne sert qu’une fois.',
  'mail.auto-invite.action': 'Définir le mot de passe',
  'mail.approve-sign-up.subject': 'Demande d’inscription de {company}',
  'mail.approve-sign-up.text':
    '{name} ({email}) demande une entreprise nommée {company} avec le domaine {domain}. L’adresse est confirmée. Approuvez dans les {days} jours si vous les connaissez ; sinon, laissez ce message de côté.',
  'mail.approve-sign-up.action': 'Voir la demande',
  'mail.sign-up-approved.subject': 'Votre inscription à Casbah est approuvée',
  'mail.sign-up-approved.text':
    '{company} peut utiliser Casbah. Terminez l’inscription dans les {days} jours ; le lien ne sert qu’une fois.',
  'mail.sign-up-approved.action': 'Terminer l’inscription',
};
