import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  GRANTS_TOO_MUCH:
    'Sie können „{profile}“ nicht zuweisen: Das Profil enthält Rechte, die Sie selbst nicht haben. Wenden Sie sich an einen Sysadmin.',
  PREVIEW_ONLY:
    'Sie sehen eine Vorschau des Zugriffsprofils „{profile}“. Beenden Sie die Vorschau, um etwas zu ändern.',
  'NAME_TAKEN.access-profile':
    'Ein Zugriffsprofil namens {name} ist bereits vorhanden. Wählen Sie einen anderen Namen.',
};
