import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.verification-code.subject': 'Votre code Casbah : {code}',
  'mail.verification-code.text':
    'Votre code est {code}. Il fonctionne une seule fois, pendant {minutes} minutes. Ne le communiquez à personne : Casbah ne le demande jamais.',
  'mail.second-factor-locked.subject': 'Trop de codes erronés sur votre compte',
  'mail.second-factor-locked.text':
    'Quelqu’un s’est connecté à votre compte chez {company} avec le bon mot de passe, puis a saisi trop de codes erronés, le dernier depuis {address}. Les codes sont bloqués pendant {minutes} minutes. Si ce n’était pas vous, changez votre mot de passe : quelqu’un le connaît.',
  'mail.app-added.subject': 'Une application d’authentification a été ajoutée à votre compte',
  'mail.app-added.text':
    'Une application d’authentification a été ajoutée à votre compte chez {company} le {time} (UTC) depuis {address}. Si ce n’était pas vous, contactez immédiatement votre administrateur.',
  'mail.app-removed.subject': 'L’application d’authentification a été retirée de votre compte',
  'mail.app-removed.text':
    'L’application d’authentification a été retirée de votre compte chez {company} le {time} (UTC) depuis {address}. Si ce n’était pas vous, contactez immédiatement votre administrateur.',
  'mail.passkey-added.subject': 'Une clé d’accès a été ajoutée à votre compte',
  'mail.passkey-added.text':
    'La clé d’accès « {passkey} » a été ajoutée à votre compte chez {company} le {time} (UTC) depuis {address}. Si ce n’était pas vous, contactez immédiatement votre administrateur.',
  'mail.passkey-removed.subject': 'Une clé d’accès a été retirée de votre compte',
  'mail.passkey-removed.text':
    'La clé d’accès « {passkey} » a été retirée de votre compte chez {company} le {time} (UTC) depuis {address}. Si ce n’était pas vous, contactez immédiatement votre administrateur.',
  'mail.recovery-codes-made.subject': 'Nouveaux codes de récupération pour votre compte',
  'mail.recovery-codes-made.text':
    'De nouveaux codes de récupération ont été créés pour votre compte chez {company} le {time} (UTC) depuis {address}. Les anciens ne fonctionnent plus. Si ce n’était pas vous, contactez immédiatement votre administrateur.',
  'mail.second-factors-reset.subject': 'La MFA de votre compte a été réinitialisée',
  'mail.second-factors-reset.text':
    'Un administrateur a réinitialisé la MFA de votre compte chez {company} le {time} (UTC) depuis {address}. Si vous ne vous y attendiez pas, contactez immédiatement votre administrateur.',
};
