import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.audit-report.subject': '{report} : usage du cloud chez {company}, {span}',
  'mail.audit-report.text':
    'Ci-joint : le rapport d’audit {report} de {company} pour {span}, et sa liste de services.',
  'mail.audit-report.action': 'Ouvrir dans Casbah',
  'mail.user-digest.subject': 'Les services cloud que vous avez utilisés chez {company}, {span}',
  'mail.user-digest.text':
    'Voici les services cloud que vous avez utilisés chez {company} ({span}), d’après ses journaux. La liste complète est jointe. Vous seul recevez cet e-mail. Si vous ne reconnaissez pas un service, contactez votre équipe de sécurité.',
};
