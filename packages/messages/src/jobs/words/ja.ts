import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'jobs.title': 'バックグラウンドジョブ',
  'jobs.sentence':
    'Casbahが全社のためにバックグラウンドで行う処理です。メールの送信、ログの収集、ユーザーのインポート、不要データの削除などがあります。',
  'jobs.name': 'ジョブ',
  'jobs.state': '状態',
  'jobs.state.ok': '正常',
  'jobs.state.not_run': '未実行',
  'jobs.state.running': '実行中',
  'jobs.state.retrying': '再試行待ち',
  'jobs.state.failed': '失敗',
  'jobs.waiting': '待機中',
  'jobs.oldest': '最も古い待機',
  'jobs.failures': '失敗数',
  'jobs.last': '前回の実行',
  'jobs.next': '次回の実行',
  'jobs.never': '–',
  'jobs.actions': '操作',
  'jobs.run': '今すぐ実行',
  'jobs.run.of': '今すぐ実行：{name}',
  'jobs.retry': '再試行',
  'jobs.retry.of': '再試行：{name}',
  'jobs.error': '最後の失敗{time}：{error}',
  'jobs.none': 'バックグラウンドジョブはありません。',
  'jobs.foreign': 'バックグラウンドジョブは運用者の会社だけが確認できます。',
};
