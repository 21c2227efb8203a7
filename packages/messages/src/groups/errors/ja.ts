import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.group': '{name}という名前のグループはすでにあります。別の名前を選んでください。',
  GROUP_OF_DIRECTORY:
    '{name}はディレクトリから取り込まれています。ディレクトリで変更すると、次の同期でここに反映されます。',
  'NAME_TAKEN.org-unit':
    'この場所には{name}という名前の単位がすでにあります。別の名前か場所を選んでください。',
  ORG_UNIT_NOT_EMPTY: '{name}の下に他の単位があります。先に削除するか移動してください。',
  'problem.parts_of_custom': '他のグループを含められるのはカスタムグループだけです。',
  'problem.under_itself': '組織単位をそれ自身の下に置くことはできません。',
  'problem.too_deep': '組織単位は最大{levels}階層です。',
  'problem.no_unit': '組織単位が見つかりません。',
};
