import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.export-ready.subject': '{file}をダウンロードできます',
  'notice.export-ready.text':
    'エクスポートは{rows}行です。{hours}時間以内にダウンロードしてください。その後、Casbahがファイルを削除します。',
  'notice.export-failed.subject': '{file}をエクスポートできませんでした',
  'notice.export-failed.text': '「エクスポート」を開いて理由を確認し、もう一度お試しください。',
};
