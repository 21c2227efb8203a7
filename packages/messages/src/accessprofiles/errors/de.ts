import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  GRANTS_TOO_MUCH:
    'Niemand gibt mehr, als er selbst hat: „{profile}“ erlaubt mehr, als Sie dürfen. Fragen Sie einen Systemadministrator.',
  PREVIEW_ONLY:
    'Sie sehen die Konsole, wie das Zugriffsprofil „{profile}“ sie zeigt: Solange kann nichts geändert werden. Verlassen Sie zuerst die Vorschau.',
  'NAME_TAKEN.access-profile':
    'Es gibt schon ein Zugriffsprofil mit dem Namen {name}. Wählen Sie einen anderen Namen.',
};
