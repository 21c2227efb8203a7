import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'response.default.name': '既定：{type}',
  'response.default.description': 'Casbahに付属',
  'response.default.line': '{label}：{value}',
  'response.default.admin.subject': '[{severity}] {policy_name}',
  'response.default.admin.intro': 'アクティビティがポリシーに一致しました。',
  'response.default.admin.outro': 'Casbahでインシデントを開いて調査してください。',
  'response.default.user.subject': '会社のポリシー：{policy_name}',
  'response.default.user.intro': '{applications}での操作が、会社のポリシーに該当しました。',
  'response.default.user.outro': 'お心当たりがない場合は、セキュリティチームにお問い合わせください。',
  'response.default.ticketing.subject': '{policy_name}：{policy_type}',
  'response.default.ticketing.intro': 'Casbahがインシデントを検出しました。',
  'response.default.ticketing.outro': 'チケットを閉じたら、結果をCasbahに記録してください。',
  'response.default.admin-aggregate.subject': '[{severity}] {policy_name}：複数の一致',
  'response.default.admin-aggregate.intro': '複数のアクティビティがポリシーに一致しました。',
  'response.default.admin-aggregate.outro': 'Casbahでインシデントを開いて調査してください。',
  'response.default.user-aggregate.subject': '会社のポリシー：{policy_name}（複数のアクティビティ）',
  'response.default.user-aggregate.intro': '{applications}での複数の操作が、会社のポリシーに該当しました。',
  'response.default.user-aggregate.outro':
    'お心当たりがない場合は、セキュリティチームにお問い合わせください。',
  'response.default.ticketing-aggregate.subject': '{policy_name}：複数のインシデント',
  'response.default.ticketing-aggregate.intro': 'Casbahが複数のインシデントを検出しました。',
  'response.default.ticketing-aggregate.outro': 'チケットを閉じたら、結果をCasbahに記録してください。',
  'response.default.browser.subject': '会社のポリシー',
  'response.default.browser.body':
    '{applications}での操作には「{policy_name}」が適用されます。ご不明な点はセキュリティチームにお問い合わせください。',
  'response.default.tombstone_file_name': 'このファイルについて.txt',
  'response.default.tombstone_content':
    'ポリシー「{policy_name}」により、このファイルは移動されました（{timestamp}）。必要な場合は、セキュリティチームにお問い合わせください。',
  'response.default.copied_file_name': '会社のポリシーによるコピー',
  'response.default.moved_file_name': '会社のポリシーによる移動',
};
