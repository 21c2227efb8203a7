import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.audit-report.subject': '{report}: Cloudnutzung bei {company}, {span}',
  'mail.audit-report.text':
    'Im Anhang: der Audit-Bericht {report} von {company} für {span} und die Liste der Dienste.',
  'mail.audit-report.action': 'In Casbah öffnen',
  'mail.user-digest.subject': 'Die Clouddienste, die Sie bei {company} genutzt haben, {span}',
  'mail.user-digest.text':
    'Diese Clouddienste haben Sie laut den Logs von {company} im Zeitraum {span} genutzt. Die vollständige Liste ist angehängt. Nur Sie erhalten diese E-Mail. Wenn Sie einen Dienst nicht kennen, wenden Sie sich an Ihr Sicherheitsteam.',
};
