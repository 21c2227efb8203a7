import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'uploads.view': 'Diagramm zeigt',
  'uploads.title': 'Uploads {interval, select, hour {pro Stunde} day {pro Tag} other {im Zeitverlauf}}',
  'uploads.usual': 'Üblich',
  'uploads.hint':
    'Üblicher Bereich: {interval, select, hour {dieselbe Stunde} other {derselbe Wochentag}} in bis zu 8 vorherigen Wochen{later, select, yes {, ab {date}} other {}}',
  'uploads.short': 'Der übliche Bereich erscheint nach 3 Wochen mit Daten, am {date}',
  'uploads.unusual': '{count, plural, one {#-mal über dem Üblichen} other {#-mal über dem Üblichen}}',
  'uploads.item': '{bytes}, üblich bis {most}',
  'uploads.more': '{count, plural, one {# weiterer im Diagramm} other {# weitere im Diagramm}}',
  'uploads.file': 'Uploads',
  'person.actions': 'Aktionen',
  'person.copyLink': 'Link kopieren',
  'person.export': 'Ereignisse exportieren',
  'person.export.detail': 'Die neuesten 100.000 als NDJSON',
  'person.account': 'Konto öffnen',
  'person.history': 'Verlauf des Kontos',
  'person.groups': 'Eigene Gruppen',
  'person.groups.title': 'Eigene Gruppen von {name}',
  'person.groups.search': 'Eigene Gruppe suchen',
  'person.groups.none': 'Keine eigenen Gruppen. Erstellen Sie eine unter „Eigene Gruppen“.',
  'person.groups.nothing': 'Keine passenden eigenen Gruppen',
  'person.groups.more':
    '{count, plural, one {# weitere. Suchen Sie danach.} other {# weitere. Suchen Sie danach.}}',
  'person.groups.save': 'Speichern',
  'person.groups.open': 'Eigene Gruppen öffnen',
  'person.groups.saved': 'Eigene Gruppen von {name} gespeichert',
  'person.deactivate': 'Konto deaktivieren',
  'person.activate': 'Konto aktivieren',
  'person.deactivate.title': 'Konto von {name} deaktivieren?',
  'person.deactivate.text':
    'Sitzungen und API-Schlüssel enden sofort, und eine Anmeldung bei Casbah ist nicht mehr möglich. Der Datenverkehr wird weiterhin erfasst.',
  'person.deactivate.accept': 'Deaktivieren',
  'person.activate.title': 'Konto von {name} aktivieren?',
  'person.activate.text': 'Die Anmeldung bei Casbah ist wieder möglich.',
  'person.activate.accept': 'Aktivieren',
  'person.deactivated': '{name} ist jetzt inaktiv',
  'person.activated': '{name} ist jetzt aktiv',
  'person.inactive': 'Konto inaktiv',
};
