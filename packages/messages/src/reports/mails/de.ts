import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.audit-report.subject': '{report}: Cloudnutzung bei {company}, {span}',
  'mail.audit-report.text':
    'Der Prüfbericht {report} von {company} handelt von {span}. Er liegt als Seite und als Liste der Dienste bei.',
  'mail.audit-report.action': 'In Casbah öffnen',
  'mail.user-digest.subject': 'Die Clouddienste, die Sie bei {company} genutzt haben, {span}',
  'mail.user-digest.text':
    'Diese Clouddienste haben Sie laut den Protokollen von {company} im Zeitraum {span} genutzt. Die Liste liegt als Datei bei. Niemand sonst erhält diese Mail. Wenn Sie ein Dienst überrascht, fragen Sie bei {company} die Zuständigen für Sicherheit.',
};
