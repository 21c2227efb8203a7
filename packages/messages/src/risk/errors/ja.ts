import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.no_year_asked': 'この属性では年を指定できません。',
  'problem.no_countries_asked': 'この属性では国を指定できません。',
  'problem.no_such_detail': 'この属性に詳細{detail}はありません。',
  'problem.profile_in_force': 'このプロファイルは有効です。先に別のプロファイルを有効にしてください。',
  'problem.profile_built_in': '組み込みプロファイルは変更できません。複製して編集してください。',
  'problem.profile_name': '無効なプロファイル名です。',
  'problem.profile_thresholds': '0〜100の整数を使い、高は中以下にしてください。',
  'problem.profile_rules': '国や年を指定できる属性にのみ設定できます。',
};
