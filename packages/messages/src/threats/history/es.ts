import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.large_upload.changed': 'Cambió qué cuenta como subida grande',
  'history.field.unknown_upload_mb': 'Subida grande a un host desconocido (MB)',
};
