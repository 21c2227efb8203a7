import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.tag': '{name}という名前のタグは既にあります。別の名前を選んでください。',
  TAG_LIMIT: '会社独自のタグは最大{limit}件です。不要になったものを削除してください。',
  SYSTEM_TAG_FIXED: '{name}はシステムのタグのため変更できません。代わりに独自のタグを作成してください。',
  SYSTEM_TAG_DELETION_ERROR: 'システムのタグは削除できません。会社で作成したタグだけを選んでください。',
  'problem.no_service': 'サービス{service}はありません。',
};
