import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notifications.title': 'Mitteilungen',
  'notifications.sentence':
    '{count, plural, =0 {Nichts Neues: Sie haben alle gesehen.} one {# noch nicht gesehen.} other {# noch nicht gesehen.}} Sie bleiben 90 Tage erhalten.',
  'notifications.bell':
    '{count, plural, =0 {Mitteilungen} one {Mitteilungen: # ungesehen} other {Mitteilungen: # ungesehen}}',
  'notifications.show': 'Welche Mitteilungen gezeigt werden',
  'notifications.show.all': 'Alle',
  'notifications.show.unseen': 'Ungesehen',
  'notifications.seeAll': 'Alle als gesehen markieren',
  'notifications.see': 'Als gesehen markieren',
  'notifications.see.of': 'Als gesehen markieren: {subject}',
  'notifications.DOWNLOAD': 'Herunterladen',
  'notifications.DETAILS': 'Einzelheiten',
  'notifications.VISIT': 'Öffnen',
  'notifications.page': 'Alle Mitteilungen',
  'notifications.new': 'Ungesehen',
  'notifications.none': 'Keine Mitteilungen',
  'notifications.none.text':
    'Was lange dauert oder Sie braucht, steht hier: gelesene Dateien, Importe, Anfragen zur Zustimmung.',
  'notifications.none.unseen': 'Sie haben alle gesehen.',
  'notifications.panel.given': 'Vom {when}',
  'notifications.panel.seen': 'Gesehen am {when}',
  'notifications.panel.missing': 'Diese Mitteilung gibt es nicht mehr',
  'notifications.mail': 'Einmal am Tag eine E-Mail über Ungesehenes',
  'notifications.mail.failed': 'Die Wahl konnte nicht gespeichert werden',
};
