import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  API_KEY_INVALID:
    'この API キーは使えません。入力の誤り、期限切れ、削除のいずれか、または作成者の権限が足りなくなっています。［設定］の［API キー］で新しいキーを作成してください。',
  'NAME_TAKEN.api-key': 'この名前の API キーは既にあります。別の名前を選んでください。',
  API_KEY_LIMIT: 'API キーは 1 社につき最大 {limit} 個です。使われていないキーを削除してください。',
};
