import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  NAME_TAKEN: '{name}はすでにあります。別の名前を選んでください。',
  LIMIT_REACHED: '上限は{limit}件です。先に1件削除してください。',
  LIMIT_BELOW_USE: '{used}件使用中です。先に減らすか、{used}件以上を許可してください。',
  'problem.required': '値を入力してください。',
  'problem.invalid': '無効な値です。',
  'problem.wrong_type': '値の型は{expected}でなければなりません。',
  'problem.too_short': '{minimum}文字以上で入力してください。',
  'problem.too_long': '{maximum}文字以内で入力してください。',
  'problem.too_few': '{minimum}件以上指定してください。',
  'problem.too_many': '{maximum}件以内で指定してください。',
  'problem.too_small': '{minimum}以上の値を入力してください。',
  'problem.too_large': '{maximum}以下の値を入力してください。',
  'problem.not_whole': '整数を入力してください。',
  'problem.not_multiple': '{divisor}の倍数を入力してください。',
  'problem.not_offered': '次のいずれかを選択してください：{choices}。',
  'problem.not_email': '有効なメールアドレスを入力してください。',
  'problem.not_url': '有効なURLを入力してください。',
  'problem.not_date': '有効な日付を入力してください。',
  'problem.not_datetime': '有効な日時を入力してください。',
  'problem.unknown_fields': '不明なフィールドを削除してください：{names}。',
  'problem.no_time_zone': 'タイムゾーン{timezone}はありません。Europe/Berlinのように入力してください。',
  'problem.not_address': '{example}のようなアドレスを入力してください。',
  'problem.not_in_company': '{email}は会社の有効なユーザーではありません。',
};
