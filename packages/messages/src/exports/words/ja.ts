import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'exports.export': 'エクスポート',
  'exports.dialog.title': 'アクティビティのエクスポート',
  'exports.format': '形式',
  'exports.format.json': 'JSON（配列）',
  'exports.format.ndjson': 'NDJSON（1行に1オブジェクト）',
  'exports.format.ocsf': 'OCSF（1行に1イベント）',
  'exports.columns': '列',
  'exports.columns.shown': '{count, plural, other {表示中の#列}}',
  'exports.columns.all': 'すべての列',
  'exports.columns.ocsf': 'OCSFイベントには常にすべてのフィールドが含まれます。',
  'exports.gzip': 'gzipで圧縮する',
  'exports.rows': '{count, plural, other {アクティビティ#件}}',
  'exports.large':
    '大きなエクスポートはバックグラウンドでの実行をお勧めします。このページを閉じても、ファイルの準備ができると通知されます。',
  'exports.download': 'ダウンロード',
  'exports.background': 'バックグラウンドでエクスポート',
  'exports.cancel': 'キャンセル',
  'exports.downloading': 'ダウンロード中：{size}',
  'exports.started': 'エクスポートを開始しました',
  'exports.started.text': '{file}の準備ができるとCasbahが通知します。',
  'exports.show': 'エクスポートを表示',
  'exports.ready': '{file}の準備ができました',
  'exports.failed': '{file}をエクスポートできませんでした',
  'exports.start.failed': 'エクスポートを開始できませんでした',
  MSG_EXPORT_DOWNLOAD_SUCCESS: 'エクスポートをダウンロードしました',
  MSG_EXPORT_DOWNLOAD_DENIED:
    'このエクスポートをダウンロードする権限がありません。管理者にお問い合わせください。',
  MSG_EXPORT_DOWNLOAD_BAD_REQUEST:
    'この設定ではエクスポートをダウンロードできません。フィルターと列を確認してください。',
  MSG_EXPORT_DOWNLOAD_ERROR: 'エクスポートをダウンロードできませんでした。もう一度お試しください。',
};
