import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.group': 'Es gibt schon eine Gruppe mit dem Namen {name}. Wählen Sie einen anderen Namen.',
  GROUP_OF_DIRECTORY:
    '{name} kommt aus Ihrem Verzeichnis. Ändern Sie es dort: Der nächste Abgleich bringt es hierher.',
  'NAME_TAKEN.org-unit':
    'An dieser Stelle gibt es schon eine Einheit mit dem Namen {name}. Wählen Sie einen anderen Namen oder eine andere Stelle.',
  ORG_UNIT_NOT_EMPTY: 'Unter {name} stehen weitere Einheiten. Löschen oder verschieben Sie diese zuerst.',
};
