import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notifications.title': 'Benachrichtigungen',
  'notifications.sentence':
    '{count, plural, =0 {Keine ungelesenen Benachrichtigungen.} one {# ungelesen.} other {# ungelesen.}} Benachrichtigungen werden 90 Tage aufbewahrt.',
  'notifications.bell':
    '{count, plural, =0 {Benachrichtigungen} one {Benachrichtigungen: # ungelesen} other {Benachrichtigungen: # ungelesen}}',
  'notifications.show': 'Anzeigen',
  'notifications.show.all': 'Alle',
  'notifications.show.unseen': 'Ungelesen',
  'notifications.seeAll': 'Alle als gelesen markieren',
  'notifications.see': 'Als gelesen markieren',
  'notifications.see.of': 'Als gelesen markieren: {subject}',
  'notifications.DOWNLOAD': 'Herunterladen',
  'notifications.DETAILS': 'Details',
  'notifications.VISIT': 'Öffnen',
  'notifications.page': 'Alle Benachrichtigungen',
  'notifications.new': 'Ungelesen',
  'notifications.none': 'Keine Benachrichtigungen',
  'notifications.none.text':
    'Hier werden Sie über abgeschlossene Uploads und Importe sowie zu genehmigende Anträge benachrichtigt.',
  'notifications.none.unseen': 'Sie haben alle gelesen.',
  'notifications.panel.given': 'Erstellt {when}',
  'notifications.panel.seen': 'Gelesen {when}',
  'notifications.panel.missing': 'Diese Benachrichtigung gibt es nicht mehr',
  'notifications.mail': 'Ungelesene Benachrichtigungen einmal täglich per E-Mail senden',
  'notifications.mail.failed': 'Die Einstellung konnte nicht gespeichert werden',
};
