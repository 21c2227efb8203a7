import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'firststeps.title': 'Erste Schritte',
  'firststeps.sentence': 'Casbah für Ihr Unternehmen einrichten oder mit Beispieldaten erkunden',
  'firststeps.done': '{done} von {of} erledigt',
  'firststeps.step.done': 'Erledigt',
  'firststeps.step.open': 'Offen',
  'firststeps.step.source': 'Quelle verbinden oder Log hochladen',
  'firststeps.step.source.text':
    'Casbah liest Logs von Proxys und Firewalls und zeigt die Clouddienste darin.',
  'firststeps.step.domain': 'Domains Ihres Unternehmens bestätigen',
  'firststeps.step.domain.text':
    'Damit unterscheidet Casbah Unternehmenskonten von privaten, und Single Sign-on erkennt Ihre Benutzer.',
  'firststeps.step.colleague': 'Weiteren Administrator einladen',
  'firststeps.step.colleague.text':
    'Ein zweiter Sysadmin schützt vor Aussperrung und kann Anträge genehmigen.',
  'firststeps.step.directory': 'Verzeichnis importieren',
  'firststeps.step.directory.text': 'Dann erscheinen Namen und Abteilungen statt Anmeldenamen.',
  'firststeps.step.decision': 'Über einen Dienst entscheiden',
  'firststeps.step.decision.text':
    'Dienste als genehmigt, geduldet, in Prüfung oder nicht genehmigt markieren.',
  'firststeps.step.feed': 'Sperrlisten-Feed anlegen',
  'firststeps.step.feed.text': 'Firewall oder Proxy rufen nicht genehmigte Dienste von einer URL ab.',
  'firststeps.step.report': 'Bericht planen',
  'firststeps.step.report.text': 'Audit-Bericht per E-Mail, von täglich bis vierteljährlich.',
  'firststeps.sample': 'Beispieldaten',
  'firststeps.sample.text':
    'Atlas Foods: 400 Konten mit Namen und Abteilungen, acht Quellen und ein Monat Datenverkehr und Audit-Logs mit Vorfällen zum Entdecken. Sie können alles jederzeit entfernen.',
  'firststeps.sample.load': 'Beispieldaten laden',
  'firststeps.sample.loading':
    'Wird geladen: bisher {events, plural, one {{words} Ereignis} other {{words} Ereignisse}}',
  'firststeps.sample.loaded':
    'Geladen: {people, plural, one {# Konto} other {# Konten}}, {words} Ereignisse in den Quellen „Sample: …“.',
  'firststeps.sample.remove': 'Beispieldaten entfernen',
  'firststeps.sample.remove.title': 'Beispieldaten entfernen?',
  'firststeps.sample.remove.text':
    'Die Quellen „Sample: …“ mit allen Ereignissen und {people, plural, one {# Beispielkonto} other {# Beispielkonten}} werden gelöscht. Ihre eigenen Daten bleiben erhalten.',
  'firststeps.sample.removed': 'Beispieldaten entfernt',
  'firststeps.failed': 'Die Beispieldaten konnten nicht geändert werden',
};
