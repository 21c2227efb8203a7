import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.notifications-digest.subject': 'Casbah に未読の通知があります：{count} 件',
  'mail.notifications-digest.text':
    '{company} で未読の通知は {count} 件です。最新：{newest}。このメールは 1 日に最大 1 回届きます。通知のページで停止できます。',
  'mail.notifications-digest.action': '通知を見る',
};
