import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  GRANTS_TOO_MUCH:
    '「{profile}」にはあなたにない権限が含まれるため、割り当てられません。システム管理者に依頼してください。',
  PREVIEW_ONLY:
    'アクセスプロファイル「{profile}」をプレビュー中です。変更するにはプレビューを終了してください。',
  'NAME_TAKEN.access-profile':
    '「{name}」という名前のアクセスプロファイルはすでにあります。別の名前を選んでください。',
};
