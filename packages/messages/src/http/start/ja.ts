import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'request.failed': 'リクエストに失敗しました',
  'request.late': 'リクエストがタイムアウトしました',
  'request.late.text':
    '6 分以内に応答がありませんでした。期間を短くするかフィルターを絞って、もう一度お試しください。',
  'request.bad': '不正なリクエスト',
  'request.dependency':
    'この操作に必要なサービスが応答しませんでした。1分ほど待ってもう一度お試しください。続く場合は管理者に連絡してください。',
  'request.unknown': '不明なエラー',
  'request.hiddenPeople': 'ユーザーが匿名化されている間は回答できません。ユーザーを含めずにお試しください。',
};
