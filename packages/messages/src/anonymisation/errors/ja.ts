import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PEOPLE_ANONYMOUS:
    'あなたにはユーザーが匿名で表示され、この操作では本人が特定されます。名前を表示できる管理者に依頼してください。',
  NEEDS_TWO_PEOPLE: '匿名化の解除には二人が必要です。理由を添えて申請し、別の人の承認を受けてください。',
  REVEAL_LIMIT: '保留中の申請が上限の{limit}件に達しています。1件を取り下げるか、決定をお待ちください。',
  REVEAL_OWN: '自分の申請は承認できません。別の承認者に依頼してください。',
  REVEAL_APPROVER_TOO_NEW:
    'この申請が出された時点で、承認権限を得てから1日未満でした。より長く権限を持つ人が承認できます。却下は可能です。',
  REVEAL_APPROVER_NOT_INDEPENDENT:
    'あなたと申請者は互いに独立していません。一方のアカウントが他方を作成・昇格・アクセス付与したか、過去30日以内に同じ人が両方を用意しました。別の人が承認する必要があります。却下は可能です。',
  REVEAL_NO_APPROVER:
    'あなたの申請を承認できる人がいません。1日以上前からシステム管理者であるか承認権限を持ち、あなたが作成・昇格・アクセス付与していないアカウントの人が必要です。別の管理者に申請を依頼するか、2人目のシステム管理者を追加してください。30日後にはその人が申請し、あなたが承認できます。',
  REVEAL_DECIDED: 'この申請はすでに決定済み、または終了しています。ページを再読み込みしてください。',
  'problem.names_nobody': '少なくとも1人を指定してください。',
  'problem.person_unknown': '{person}は通信にありません。',
};
