import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.large_upload.changed': '大量アップロードとみなす量を変更',
  'history.field.unknown_upload_mb': '未知のホストへの大量アップロード（MB）',
};
