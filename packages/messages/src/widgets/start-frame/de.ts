import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.skipLink.content': 'Zum Inhalt springen',
  'widgets.sidebar.collapse': 'Seitenleiste einklappen',
  'widgets.sidebar.expand': 'Seitenleiste ausklappen',
  'widgets.sidebar.close': 'Navigation schließen',
  'widgets.key.ctrl': 'Strg',
  'widgets.key.shift': 'Umschalt',
  'widgets.key.enter': 'Eingabe',
  'widgets.key.esc': 'Esc',
  'widgets.key.tab': 'Tab',
  'widgets.key.backspace': 'Rücktaste',
  'widgets.key.home': 'Pos1',
  'widgets.key.end': 'Ende',
  'widgets.key.pageUp': 'Bild ↑',
  'widgets.key.pageDown': 'Bild ↓',
  'widgets.language.title': 'Sprache',
  'widgets.language.use': 'Sprache: {language}',
  'widgets.error.requestId': 'Anfrage-ID {id}',
  'widgets.storage.notOk':
    'Dieser Browser behält zwischen Besuchen nichts, Ihre Einstellungen gehen verloren. Erlauben Sie dieser Seite, Daten zu speichern, und laden Sie neu.',
  'widgets.permission.reason': 'Ihre Rolle erlaubt das nicht. Bitten Sie Ihren Administrator darum.',
};
