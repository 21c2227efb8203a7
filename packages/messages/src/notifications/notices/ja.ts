import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.unknown.subject': '別のバージョンのCasbahによる通知',
  'notice.unknown.text':
    'この通知は別のバージョンのCasbahが作成したものです。運用者にアップグレードの完了を依頼してください。',
};
