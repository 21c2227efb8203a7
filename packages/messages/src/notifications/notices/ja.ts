import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.unknown.subject': '別のバージョンの Casbah による通知',
  'notice.unknown.text':
    'この通知は別のバージョンの Casbah が作成したものです。この Casbah の運用者に問い合わせてください。',
};
