import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.export.streamed': '{list}を{format}形式でダウンロードしました',
  'history.did.export.started': 'エクスポート「{file}」を開始しました',
  'history.did.export.finished': 'エクスポート「{file}」が完了しました（{rows}行）',
  'history.did.export.failed': 'エクスポート「{file}」が失敗しました',
  'history.did.export.canceled': 'エクスポート「{file}」をキャンセルしました',
  'history.did.export.deleted': 'エクスポート「{file}」を削除しました',
  'history.did.export.link_created': 'エクスポート「{file}」へのリンクを作成しました',
  'history.did.export.links_revoked': 'エクスポート「{file}」へのリンクを無効にしました',
  'history.did.export.downloaded': 'エクスポート「{file}」をダウンロードしました',
};
