import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.reveal-asked.subject': '{by} が {subject} の本人表示を求めています',
  'notice.reveal-asked.text':
    '{by} が {subject} が誰かの表示を求めています。理由：{reason}。承認または拒否してください。自分の申請は承認できません。',
  'notice.reveal-approved.subject': '{subject} の本人表示が承認されました',
  'notice.reveal-approved.text':
    '{by} が {subject} に関する申請を承認しました。1 時間、あなただけに有効で、履歴に記録されます。',
  'notice.reveal-refused.subject': '{subject} に関する申請は拒否されました',
  'notice.reveal-refused.text':
    '{by} が {subject} の本人表示の申請を拒否しました。必要な場合は直接相談してください。',
  'notice.switch-off-asked.subject': '{by} が匿名化の解除を求めています',
  'notice.switch-off-asked.text':
    '{by} が全員の名前を再び表示することを求めています。理由：{reason}。承認または拒否してください。自分の申請は承認できません。',
  'notice.switch-off-approved.subject': '匿名化は解除されました',
  'notice.switch-off-approved.text':
    '{by} が申請を承認しました。閲覧できる人には名前が再び表示され、履歴に記録されます。',
  'notice.switch-off-refused.subject': '匿名化の解除の申請は拒否されました',
  'notice.switch-off-refused.text':
    '{by} が申請を拒否しました。ユーザーは匿名のままです。必要な場合は直接相談してください。',
  'notice.reveal-granted.subject': '{asker} が {subject} の本人を表示できます',
  'notice.reveal-granted.text':
    '{by} が、{asker} による {subject} の本人表示を承認しました。合意のないものであれば、両者に確認し、履歴を確認してください。',
  'notice.anonymity-ended.subject': '人物は匿名ではなくなりました',
  'notice.anonymity-ended.text':
    '{by} が、匿名化を終了する {asker} の申請を承認しました。名前が再び表示されます。合意のないものであれば、再度有効にして履歴を確認してください。',
};
