import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.group': 'Eine Gruppe namens {name} ist bereits vorhanden. Wählen Sie einen anderen Namen.',
  GROUP_OF_DIRECTORY:
    '{name} kommt aus Ihrem Verzeichnis. Ändern Sie die Gruppe dort; die nächste Synchronisierung übernimmt es hier.',
  'NAME_TAKEN.org-unit':
    'Eine Einheit namens {name} ist hier bereits vorhanden. Wählen Sie einen anderen Namen oder eine andere übergeordnete Einheit.',
  ORG_UNIT_NOT_EMPTY: '{name} enthält weitere Einheiten. Löschen oder verschieben Sie diese zuerst.',
  'problem.parts_of_custom': 'Nur eine eigene Gruppe kann andere Gruppen enthalten.',
  'problem.under_itself': 'Eine Einheit kann nicht sich selbst übergeordnet sein.',
  'problem.too_deep': 'Einheiten können höchstens {levels} Ebenen tief sein.',
  'problem.no_unit': 'Einheit nicht gefunden.',
};
