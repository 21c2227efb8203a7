import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.notifications-digest.subject': 'Casbahの未読の通知：{count}件',
  'mail.notifications-digest.text':
    '{company}の未読の通知は{count}件です。最新：{newest}。このメールは1日1回まで届きます。［通知］ページで停止できます。',
  'mail.notifications-digest.action': '通知を表示',
};
