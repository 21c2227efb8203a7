import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SYSLOG_SENDER_TAKEN:
    'この送信元の行を別のソースが受け取っているか、同じ送信元が2回書かれています。送信元はそれぞれ1回だけ指定してください。',
};
