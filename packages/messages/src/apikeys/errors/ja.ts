import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  API_KEY_INVALID:
    'このAPIキーは使えません。入力ミス、期限切れ、削除済みのいずれか、または作成者に権限がなくなっています。［設定］→［APIキー］で新しいキーを作成してください。',
  'NAME_TAKEN.api-key': 'この名前のAPIキーは既にあります。別の名前を選んでください。',
  API_KEY_LIMIT: 'APIキーは1社につき{limit}個までです。不要なキーを削除してください。',
};
