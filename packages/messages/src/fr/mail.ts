import type { mail as english } from '../en/mail.ts';
import type { WordsOf } from '../words.ts';

export const mail: WordsOf<typeof english> = {
  'mail.greeting': 'Bonjour {name},',
  'mail.hello': 'Bonjour,',
  'mail.linkHint': 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  'mail.unasked': 'Si vous n’avez rien demandé, vous n’avez rien à faire : rien ne change.',
  'mail.footer': 'Envoyé par Casbah à {origin}. Les réponses à ce message ne sont pas lues.',
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
  'mail.finish-sign-up.subject': 'Terminez votre inscription à Casbah',
  'mail.finish-sign-up.text':
    'Quelqu’un a demandé une entreprise dans Casbah avec cette adresse. Terminez l’inscription dans les {days} jours ; le lien ne sert qu’une fois.',
  'mail.finish-sign-up.action': 'Terminer l’inscription',
  'mail.connector-finish-sign-up.subject': 'Terminez votre inscription à Casbah',
  'mail.connector-finish-sign-up.text':
    'Quelqu’un a demandé avec cette adresse de relier {app} à une entreprise dans Casbah. Terminez l’inscription dans les {days} jours ; le lien ne sert qu’une fois.',
  'mail.connector-finish-sign-up.action': 'Terminer l’inscription',
  'mail.sign-up-known.subject': 'Votre inscription à Casbah',
  'mail.sign-up-known.text':
    'Quelqu’un a demandé une entreprise dans Casbah avec cette adresse. L’adresse ou son entreprise est déjà connue : aucune nouvelle entreprise n’a été créée. Connectez-vous, demandez-y un nouveau mot de passe, ou demandez un compte à l’administrateur de votre entreprise.',
  'mail.sign-up-known.action': 'Aller à la connexion',
  'mail.verify-email.subject': 'Confirmez votre adresse e-mail',
  'mail.verify-email.text':
    'Quelqu’un a demandé une entreprise dans Casbah avec cette adresse. Confirmez dans les {days} jours que l’adresse est la vôtre ; la demande va ensuite aux personnes qui exploitent Casbah.',
  'mail.verify-email.action': 'Confirmer l’adresse',
  'mail.auto-invite.subject': 'Votre invitation à Casbah',
  'mail.auto-invite.text':
    'Quelqu’un a demandé un accès à Casbah avec cette adresse. Votre entreprise est déjà dans Casbah et y admet ses collaborateurs. Définissez votre mot de passe dans les {days} jours ; le lien ne sert qu’une fois.',
  'mail.auto-invite.action': 'Définir le mot de passe',
  'mail.approve-sign-up.subject': '{company} demande à s’inscrire',
  'mail.approve-sign-up.text':
    '{name} ({email}) demande une entreprise nommée {company} avec le domaine {domain}. L’adresse est confirmée. Approuvez dans les {days} jours si vous les connaissez ; sinon, laissez ce message de côté.',
  'mail.approve-sign-up.action': 'Voir la demande',
  'mail.sign-up-approved.subject': 'Votre inscription à Casbah est approuvée',
  'mail.sign-up-approved.text':
    '{company} peut utiliser Casbah. Terminez l’inscription dans les {days} jours ; le lien ne sert qu’une fois.',
  'mail.sign-up-approved.action': 'Terminer l’inscription',
  'mail.verification-code.subject': 'Votre code Casbah : {code}',
  'mail.verification-code.text':
    'Votre code est {code}. Il sert une seule fois, pendant {minutes} minutes. Ne le donnez à personne : nous ne le demandons jamais.',
  'mail.second-factor-locked.subject': 'Quelqu’un a essayé des codes sur votre compte',
  'mail.second-factor-locked.text':
    'Quelqu’un s’est connecté à votre compte chez {company} avec le bon mot de passe, puis a donné trop de codes erronés, le dernier depuis l’adresse {address}. Les codes sont bloqués pendant {minutes} minutes. Si ce n’était pas vous, changez votre mot de passe : il est connu.',
  'mail.app-added.subject': 'Une application de codes a été ajoutée à votre compte',
  'mail.app-added.text':
    'Une application de codes a été ajoutée à votre compte chez {company} le {time} (UTC), depuis l’adresse {address}. Si ce n’était pas vous, prévenez aussitôt votre administrateur.',
  'mail.app-removed.subject': 'L’application de codes a été retirée de votre compte',
  'mail.app-removed.text':
    'L’application de codes a été retirée de votre compte chez {company} le {time} (UTC), depuis l’adresse {address}. Si ce n’était pas vous, prévenez aussitôt votre administrateur.',
  'mail.passkey-added.subject': 'Une clé d’accès a été ajoutée à votre compte',
  'mail.passkey-added.text':
    'La clé d’accès « {passkey} » a été ajoutée à votre compte chez {company} le {time} (UTC), depuis l’adresse {address}. Si ce n’était pas vous, prévenez aussitôt votre administrateur.',
  'mail.passkey-removed.subject': 'Une clé d’accès a été retirée de votre compte',
  'mail.passkey-removed.text':
    'La clé d’accès « {passkey} » a été retirée de votre compte chez {company} le {time} (UTC), depuis l’adresse {address}. Si ce n’était pas vous, prévenez aussitôt votre administrateur.',
  'mail.recovery-codes-made.subject': 'Nouveaux codes de secours pour votre compte',
  'mail.recovery-codes-made.text':
    'De nouveaux codes de secours ont été créés pour votre compte chez {company}, et les anciens ont cessé de valoir, le {time} (UTC), depuis l’adresse {address}. Si ce n’était pas vous, prévenez aussitôt votre administrateur.',
  'mail.second-factors-reset.subject': 'Vos seconds facteurs ont été retirés',
  'mail.second-factors-reset.text':
    'Un administrateur a retiré tous les seconds facteurs de votre compte chez {company} le {time} (UTC), depuis l’adresse {address}. Si ce n’était pas vous, prévenez aussitôt votre administrateur.',
  'mail.notifications-digest.subject': 'Vous avez des notifications dans Casbah : {count} non vues',
  'mail.notifications-digest.text':
    'Chez {company}, notifications que vous n’avez pas vues : {count}. La plus récente : {newest}. Ce message vient au plus une fois par jour ; désactivez-le sur la page de vos notifications.',
  'mail.notifications-digest.action': 'Voir vos notifications',
  'mail.changes-made.subject': '{count} modifications chez {company}',
  'mail.changes-made.text':
    'Depuis le dernier message de ce type, {count} modifications ont été faites dans Casbah chez {company}. L’historique dit qui a modifié quoi, et quand.',
  'mail.changes-made.action': 'Ouvrir l’historique',
  'mail.audit-report.subject': '{report} : usage du cloud chez {company}, {span}',
  'mail.audit-report.text':
    'Le rapport d’audit {report} de {company} porte sur {span}. Il est joint en page et en liste de services.',
  'mail.audit-report.action': 'Ouvrir dans Casbah',
  'mail.user-digest.subject': 'Les services cloud que vous avez utilisés chez {company}, {span}',
  'mail.user-digest.text':
    'Voici les services cloud que vous avez utilisés chez {company} ({span}), d’après ses journaux. La liste est jointe. Personne d’autre ne reçoit ce message. Si un service vous surprend, adressez-vous aux responsables de la sécurité de {company}.',
  'mail.destination-test.subject': 'Casbah vous atteint : {destination}',
  'mail.destination-test.text':
    'Ceci est un test de la destination {destination} de {company}. Désormais, cette adresse apprend une fois par jour combien de modifications ont été faites.',
};
