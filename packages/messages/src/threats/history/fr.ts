import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.large_upload.changed': 'A modifié ce qui compte comme gros envoi',
  'history.field.unknown_upload_mb': 'Gros envoi vers un hôte inconnu (Mo)',
};
