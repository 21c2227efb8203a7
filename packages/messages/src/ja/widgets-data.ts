import type { widgets as english } from '../en/widgets-data.ts';
import type { WordsOf } from '../words.ts';

export const widgets: WordsOf<typeof english> = {
  'widgets.table.showAll': '{count}件をすべて表示',
  'widgets.comparison.onlyDifferences': '違いだけ',
  'widgets.comparison.attribute': '項目',
  'widgets.comparison.unknown': '不明',
  'widgets.comparison.same': '違いはありません。',
  'widgets.answer.yes': 'はい',
  'widgets.answer.no': 'いいえ',
  'widgets.answer.mobilena': 'モバイルでは該当なし',
  'widgets.answer.unknown': '不明',
  'widgets.answer.UNDER_REVIEW': '確認中',
  'widgets.answer.more': 'ほか{count}件',
  'widgets.answer.parts': '{count, plural, other {#項目}}',
  'widgets.tag.remove': 'タグ{name}を外す',
  'widgets.upload.completed': '完了',
  'widgets.upload.failed': '失敗',
  'widgets.upload.processing': '処理中',
  'widgets.upload.processing_failed': '処理に失敗',
  'widgets.upload.pending': 'アップロード待ち',
  'widgets.upload.queued': '待機中',
  'widgets.upload.upload_failed': 'アップロードに失敗',
  'widgets.upload.completedAgo': '{status}（{ago}）',
};
