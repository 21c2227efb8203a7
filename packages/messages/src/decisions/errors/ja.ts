import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.no_such_list': '{product}にこの種類のリストはありません。',
  DECIDED_SINCE:
    'その後、{by}が{service}について別の決定をしました。先にその決定を元に戻すか、もう一度決定してください。',
  'problem.nothing_expires': '期限を設定できるのは決定だけです。決定を選ぶか、日付を空欄にしてください。',
  'problem.until_past': '今後の日付を選んでください。',
  'problem.not_undoable': 'この記録は元に戻せません。もう一度決定してください。',
};
