import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'investigate.settings.sentence': 'Was Seiten einzelner Aktivitäten zeigen',
  'investigate.settings.related': 'Zugehörige Aktivitäten',
  'investigate.settings.days': 'Verlauf (Tage)',
  'investigate.settings.days.hint':
    'Tage vor und nach einer Aktivität, in denen Casbah zugehörige sucht: 1 bis 30',
  'investigate.settings.days.range': 'Gültiger Bereich: 1 bis 30',
  'investigate.settings.count': 'Anzahl der Aktivitäten',
  'investigate.settings.count.hint': 'Höchstzahl der Aktivitäten in einem Zeitverlauf: 10 bis 500',
  'investigate.settings.count.range': 'Geben Sie eine Zahl von 10 bis 500 ein.',
  'investigate.settings.original': 'Originaleinträge',
  'investigate.settings.original.show': 'Originaleinträge anzeigen',
  'investigate.settings.original.hint':
    'Alle mit Zugriff auf Untersuchen können die Einträge so lesen, wie die Quelle sie gesendet hat.',
};
