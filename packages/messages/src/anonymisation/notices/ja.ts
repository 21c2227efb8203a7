import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.reveal-asked.subject': '{by}が{subject}の匿名解除を申請しています',
  'notice.reveal-asked.text':
    '{by}が{subject}の本人を確認したいと申請しています。理由：{reason}。承認または却下してください。自分の申請は承認できません。',
  'notice.reveal-approved.subject': '{subject}の本人を確認できます',
  'notice.reveal-approved.text':
    '{by}が{subject}の匿名解除を承認しました。名前は1時間、あなただけに表示されます。この操作は履歴に記録されます。',
  'notice.reveal-refused.subject': '{subject}に関する申請は却下されました',
  'notice.reveal-refused.text':
    '{by}が{subject}の本人確認の申請を却下しました。引き続き必要な場合は、直接連絡してください。',
  'notice.switch-off-asked.subject': '{by}が匿名化の解除を申請しています',
  'notice.switch-off-asked.text':
    '{by}が全員の名前の再表示を申請しています。理由：{reason}。承認または却下してください。自分の申請は承認できません。',
  'notice.switch-off-approved.subject': '匿名化は解除されました',
  'notice.switch-off-approved.text':
    '{by}が申請を承認しました。監査を開けるすべての人に名前が表示されます。この操作は履歴に記録されます。',
  'notice.switch-off-refused.subject': '匿名化の解除の申請は却下されました',
  'notice.switch-off-refused.text':
    '{by}が申請を却下しました。ユーザーは匿名のままです。引き続き必要な場合は、直接連絡してください。',
  'notice.reveal-granted.subject': '{asker}が{subject}の本人を確認できます',
  'notice.reveal-granted.text':
    '{asker}による{subject}の本人確認を、{by}が承認しました。心当たりがない場合は、両者に連絡し、履歴を確認してください。',
  'notice.anonymity-ended.subject': 'ユーザーの匿名化が解除されました',
  'notice.anonymity-ended.text':
    '匿名化を解除する{asker}の申請を、{by}が承認しました。名前が再び表示されます。心当たりがない場合は、再度有効にして履歴を確認してください。',
};
