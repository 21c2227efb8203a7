import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.term.EMPTY_TERM': '用語{number}が空です。削除してください。',
  'problem.term.TERM_TOO_LONG': '用語{number}が200文字を超えています。短くしてください。',
  'problem.term.TERM_WITHOUT_LETTERS': '用語{number}に文字も数字もありません。削除してください。',
  'problem.term.WEIGHT_LIMIT': '用語{number}の重みは1〜99の整数にしてください。',
  'problem.term.DUPLICATE_TERM': '用語{number}が重複しています。片方を削除してください。',
  'problem.term.TOO_MANY_TERMS': '辞書の用語は最大100,000件です。2つに分けてください。',
  'problem.not_utf8':
    'ファイルがUTF-8のテキストではありません。UTF-8で保存し直してアップロードしてください。',
};
