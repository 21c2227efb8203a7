import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  IDEMPOTENCY_KEY_REUSED:
    'このべき等キーは以前に別のリクエストで送信されています。新しいリクエストには新しいキーを送信してください。',
  STILL_UNDER_WAY:
    '同じリクエストがまだ処理中です。しばらく待ってからもう一度送信すると、その応答が得られます。',
};
