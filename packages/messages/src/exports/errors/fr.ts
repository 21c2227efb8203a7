import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  EXPORT_NOT_READY:
    'Cet export n’a pas de fichier à télécharger. Attendez qu’il soit prêt ou exportez de nouveau.',
  EXPORT_OUTDATED: 'Vos autorisations ont changé depuis la création de ce fichier. Exportez de nouveau.',
};
