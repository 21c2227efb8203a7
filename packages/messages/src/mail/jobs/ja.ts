import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.mail.send': 'メールの送信',
  'job.mail.cleanup': '古い未送信メールの削除',
};
