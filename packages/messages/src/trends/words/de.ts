import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'trends.report': 'Prüfbericht',
  'trends.infographic': 'Infografik',
  'trends.withoutHost':
    '{count, plural, one {{words} Anfrage nennt} other {{words} Anfragen nennen}} keinen Host ({bytes} hochgeladen): die Zahlen oben zählen sie mit, Listen von Diensten und Sites nicht.',
  'trends.withoutHost.users': 'Wer sie gesendet hat',
  'trends.months': 'Monat für Monat',
  'trends.months.aside': 'jeder gegen den Monat davor',
  'trends.months.aside.cut': 'jeder gegen den Monat davor; dieser bis {time}, gegen ebenso viel davon',
  'trends.months.since': 'Daten gibt es seit dem {date}.',
  'trends.months.nothing': 'In diesen Monaten gibt es keinen Verkehr.',
  'trends.month': 'Monat',
  'trends.column.services': 'Dienste',
  'trends.column.users': 'Personen',
  'trends.column.requests': 'Anfragen',
  'trends.column.uploaded': 'Hochgeladen',
  'trends.column.downloaded': 'Heruntergeladen',
  'trends.column.blocked': 'Blockiert',
  'trends.column.new': 'Neue Dienste',
  'trends.column.category': 'Kategorie',
  'trends.column.duplicateSeats': 'Doppelte Plätze',
  'trends.column.cost': 'Kosten im Monat',
  'trends.column.service': 'Dienst',
  'trends.column.instance': 'Konto',
  'trends.column.kind': 'Wessen',
  'trends.column.department': 'Abteilung',
  'trends.people': '{count, plural, one {# Person} other {# Personen}}',
  'trends.duplicates': 'Mehrere Dienste für dieselbe Arbeit',
  'trends.duplicates.aside': '{count, plural, one {{words} doppelter Platz} other {{words} doppelte Plätze}}',
  'trends.duplicates.text':
    'Wer zwei Dienste einer Kategorie nutzt, belegt zwei Plätze, von denen einer doppelt ist. Gezählt werden nur Arbeitsmittel, nach der Nutzung, nicht nach dem, was bezahlt wird.',
  'trends.duplicates.more': '{count, plural, one {# weiterer} other {# weitere}}',
  'trends.duplicates.nothing': 'Niemand nutzt zwei Dienste für dieselbe Arbeit.',
  'trends.price': 'Preis eines Platzes im Monat',
  'trends.price.hint': 'In Ihrer Währung. Zeigt, was Doppeltes kosten würde.',
  'trends.sameCategory': 'Andere derselben Kategorie',
  'trends.sameCategory.nothing': 'Kein anderer Dienst dieser Kategorie wird genutzt.',
  'trends.instances': 'Persönliche Konten und Unternehmenskonten',
  'trends.instances.nothing':
    'Die Hosts verraten nicht, ob Konten persönlich sind oder einem Unternehmen gehören.',
  'trends.instances.kind':
    '{users, plural, one {# Person} other {# Personen}}, {count, plural, one {# Konto} other {# Konten}}, {uploaded} hochgeladen',
  'trends.instance.personal': 'Persönlich',
  'trends.instance.corporate': 'Unternehmen',
  'trends.instance.unknown': 'Nicht bekannt',
  'trends.departments': 'Abteilungen',
  'trends.departments.others': 'Abteilung nicht bekannt',
  'trends.departments.nothing':
    'Von niemandem hier ist eine Abteilung bekannt. Abteilungen kommen mit den Personen des Verzeichnisses, die in Protokollen an ihrer E-Mail-Adresse erkannt werden.',
  'trends.departments.anonymous':
    'Personen sind anonym: Abteilungen werden nicht gezeigt, denn eine kleine verriete, wer jemand ist.',
};
