import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.large_upload.changed': 'Geändert, was als großer Upload gilt',
  'history.field.unknown_upload_mb': 'Großer Upload zu unbekanntem Host (MB)',
};
