import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'request.failed': 'リクエストに失敗しました',
  'request.late': 'リクエストがタイムアウトしました',
  'request.late.text':
    '6分以内に応答がありませんでした。期間を短くするかフィルターを絞って、もう一度お試しください。',
  'request.bad': '無効なリクエストです',
  'request.dependency':
    'Casbahが必要とするサービスが応答しませんでした。1分ほど待ってもう一度お試しください。解決しない場合は管理者に連絡してください。',
  'request.problems': '無効な値があります。',
  'request.unknown': '不明なエラー',
  'request.hiddenPeople':
    'ユーザーが匿名化されている間は表示できません。ユーザーのフィルターを外してください。',
};
