import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  GRANTS_TOO_MUCH:
    '自分が持つ以上の権限は与えられません。「{profile}」はあなたの権限を超えています。システム管理者に依頼してください。',
  PREVIEW_ONLY:
    'アクセスプロファイル「{profile}」の表示でコンソールを見ています。この間は何も変更できません。まずプレビューを終了してください。',
  'NAME_TAKEN.access-profile':
    '「{name}」という名前のアクセスプロファイルはすでにあります。別の名前を選んでください。',
};
