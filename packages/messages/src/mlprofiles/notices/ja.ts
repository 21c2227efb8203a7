import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.training-failed.subject': 'MLプロファイル{profile}を学習できませんでした',
  'notice.training-failed.text':
    'MLプロファイル{profile}を開いて理由を確認し、サンプルを変更してからもう一度学習させてください。それまでは、以前のモデルがあればそれを使います。',
};
