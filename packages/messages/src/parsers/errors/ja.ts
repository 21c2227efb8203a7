import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.parser_test': 'テスト{number}の結果が期待したイベントと一致しません。',
  'problem.parser_reads_nothing':
    'イベントになる行を少なくとも1行テストとして残すか、下書きとして保存してください。',
  'problem.pattern_syntax': 'パターンの{at}文字目が正しくありません：{text}',
  'problem.pattern_unsupported':
    '{at}文字目の「{text}」には対応していません。先読み・後読み、後方参照、絶対最大量指定子は使えません。',
  'problem.pattern_name':
    '{text}という名前のパターンはありません（{at}文字目）。IP、WORD、NOTSPACE、DATAなどを使ってください。',
  'problem.pattern_unnamed': 'パターンの少なくとも1つの部分に名前を付けてください。',
  'problem.pattern_size':
    'パターンが長すぎるか複雑すぎます。短くするか、名前を付ける部分を減らしてください。',
};
