import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.saved-filter':
    '{name}という名前の保存済みフィルターはここにすでにあります。別の名前を選んでください。',
  SAVED_FILTER_LIMIT: 'フィルターは一覧ごとに{limit}件まで保存できます。不要なものを削除してください。',
  'problem.not_filterable': 'このリストは{field}で絞り込めません。',
  'problem.filter_names_people': 'ユーザーは匿名です。anon-user.Nを使ってください。',
};
