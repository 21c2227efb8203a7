import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.schedule_off': 'スケジュールはオフになっています。先にオンにしてください。',
  'problem.digest_anonymous': 'この会社ではユーザーが匿名化されています。先に匿名化をオフにしてください。',
};
