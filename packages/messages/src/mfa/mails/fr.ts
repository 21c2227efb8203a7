import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
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
};
