import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  EXPORT_NOT_READY:
    'このエクスポートにはダウンロードできるファイルがありません。完了するまで待つか、もう一度エクスポートしてください。',
  EXPORT_OUTDATED: 'このファイルの作成後に権限が変更されました。もう一度エクスポートしてください。',
};
