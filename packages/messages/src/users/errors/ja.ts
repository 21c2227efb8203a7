import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  USER_EMAIL_TAKEN: 'アドレス{email}はすでに使われています。一覧で探してください。',
  USER_OUT_OF_REACH:
    'この人はあなたの権限の範囲外です。権限は一部のドメインまたは組織単位に限られています。システム管理者に依頼してください。',
  USER_HOLDS_MORE:
    '{email}はあなたより多くの権限を持っています。同じ権限を持つ人だけがこのアカウントを変更できます。',
  USER_OWN_ACCOUNT: 'これはあなた自身のアカウントです。ほかの人が行う必要があります。',
  USER_LAST_SYSADMIN: '有効なシステム管理者が少なくとも1人必要です。先にほかの人を任命してください。',
  USER_ACTION_INVALID: '選択された操作は無効です。',
  USER_SEARCH_INVALID: '人を検索するには2文字以上入力してください。',
  USERS_UNCHANGED: '変更の必要はありません',
  USERS_NOT_RESETTABLE: 'パスワードをリセットできるユーザーがいません。',
};
