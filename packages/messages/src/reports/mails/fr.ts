import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.audit-report.subject': '{report} : usage du cloud chez {company}, {span}',
  'mail.audit-report.text':
    'Le rapport d’audit {report} de {company} porte sur {span}. Il est joint en page et en liste de services.',
  'mail.audit-report.action': 'Ouvrir dans Casbah',
  'mail.user-digest.subject': 'Les services cloud que vous avez utilisés chez {company}, {span}',
  'mail.user-digest.text':
    'Voici les services cloud que vous avez utilisés chez {company} ({span}), d’après ses journaux. La liste est jointe. Personne d’autre ne reçoit ce message. Si un service vous surprend, adressez-vous aux responsables de la sécurité de {company}.',
};
