import type { report as english } from '../en/report.ts';
import type { WordsOf } from '../words.ts';

export const report: WordsOf<typeof english> = {
  'report.title': 'Prüfbericht',
  'report.infographic': 'Infografik',
  'report.summary': 'Zurück zur Übersicht',
  'report.print': 'Drucken oder als PDF sichern',
  'report.of': '{company}, {range}',
  'report.filtered': 'Nur was {filter} erfüllt',
  'report.made': 'Erstellt {time}',
  'report.findings': 'Was auffällt',
  'report.finding.use':
    '{services, plural, one {# Clouddienst wird} other {# Clouddienste werden}} von {users, plural, one {# Person} other {# Personen}} genutzt, die {uploaded} hochgeladen haben.',
  'report.finding.risk':
    '{services, plural, one {# Dienst hat} other {# Dienste haben}} ein hohes Risiko: {users, plural, one {# Person nutzt} other {# Personen nutzen}} sie, und {uploaded} gingen dorthin.',
  'report.finding.blocked':
    '{count, plural, one {{words} Anfrage wurde} other {{words} Anfragen wurden}} blockiert: {share} von allen.',
  'report.finding.new':
    '{count, plural, =0 {Kein Dienst wurde in den letzten sieben Tagen zum ersten Mal gesehen.} one {# Dienst wurde in den letzten sieben Tagen zum ersten Mal gesehen.} other {# Dienste wurden in den letzten sieben Tagen zum ersten Mal gesehen.}}',
  'report.finding.unknown': '{count, plural, one {# Host steht} other {# Hosts stehen}} nicht im Katalog.',
  'report.figures': 'Zahlen',
  'report.figure': 'Zahl',
  'report.now': 'In dieser Zeit',
  'report.before': 'In der Zeit davor',
  'report.change': 'Änderung',
  'report.services': 'Dienste',
  'report.service': 'Dienst',
  'report.users': 'Personen',
  'report.person': 'Person',
  'report.requests': 'Anfragen',
  'report.uploaded': 'Hochgeladen',
  'report.downloaded': 'Heruntergeladen',
  'report.blocked': 'Blockierte Anfragen',
  'report.risk': 'Risiko',
  'report.levels': 'Risikostufen',
  'report.highRisk': 'Dienste mit hohem Risiko',
  'report.riskiest': 'Riskanteste in Nutzung',
  'report.top': 'Am meisten genutzt',
  'report.new': 'Neu in dieser Woche',
  'report.categories': 'Kategorien',
  'report.uploaders': 'Wer am meisten hochlädt',
  'report.byRisk.services': 'Dienste nach Risiko',
  'report.byRisk.uploaded': 'Hochgeladenes nach Risiko',
  'report.file.services': 'dienste-nach-risiko',
  'report.file.uploaded': 'hochgeladenes-nach-risiko',
  'report.digest.more': 'Und {count} weitere: siehe Datei',
  'report.nothing': 'Nichts vorhanden',
};
