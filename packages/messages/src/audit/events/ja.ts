import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'events.sentence': '{count, plural, other {ログ行{words}件}}（新しい順、応答{ms}ミリ秒）',
  'events.nothing': 'イベントはありません',
  'events.time': '日時',
  'events.download': 'NDJSONをエクスポート',
  'events.download.hint': 'この一覧の最新100,000件のイベント（1行に1つのJSONオブジェクト）',
  'events.rejected': '拒否された行',
  'events.notRecorded': '記録なし',
  'events.gone':
    'このイベントは読み込み済みの行にありません。下にスクロールするか、期間を絞り込んでください。',
  'events.who': 'ユーザー',
  'events.what': '操作',
  'events.where': '宛先',
  'events.sizes': 'サイズ',
  'events.origin': 'ログ行',
  'events.extra': 'その他のフィールド',
  'events.filterFor': '{field}「{value}」で絞り込む',
  'events.filterOut': '{field}「{value}」を除外',
  'events.copy': 'JSONとしてコピー',
  'events.openUser': 'ユーザーを開く',
  'events.openService': 'サービスを開く',
  'events.referrer': '参照元',
  'events.app': 'ログ上のアプリケーション',
  'events.raw_id': 'レコードID',
  'events.severity': '重大度',
  'events.file': 'ファイル',
  'events.line': '行',
  'events.file.hidden': '非表示、または一覧にありません',
  'events.original':
    'Casbahはイベントのフィールドを保存し、元の行は保存しません。元の行は、ファイルのこの行番号で確認できます。',
};
