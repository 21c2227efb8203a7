import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.no_year_asked': 'この属性では年を指定できません。年を外してください。',
  'problem.no_countries_asked': 'この属性では国を指定できません。国を外してください。',
  'problem.no_such_detail': 'この属性に詳細{detail}はありません。外してください。',
  'problem.profile_in_force': 'このプロファイルは有効です。先に別のプロファイルを有効にしてください。',
  'problem.profile_built_in': '組み込みプロファイルは変更できません。複製して編集してください。',
  'problem.profile_name': '64文字以内の文字、数字、. - _ @ $ & = + % *を、空白なしで入力してください。',
  'problem.profile_thresholds': '0〜100の整数を使い、高は中以下にしてください。',
  'problem.profile_rules':
    'これらのルールは、国や年を指定できる属性にのみ設定できます。ほかのルールは削除してください。',
};
