import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  POLICY_DRAFT_CHANGED:
    '{name}の下書きは、開いた後に変更されました。再読み込みしてから、もう一度保存してください。',
  POLICIES_CHANGED:
    'その間にポリシーが追加または削除されました。一覧を再読み込みしてから、もう一度並べ替えてください。',
  POLICY_ACTIVE: '{name}は有効です。先に無効にしてください。',
  POLICY_NEVER_ACTIVATED: '{name}は一度も有効化されていません。先に下書きを有効化してください。',
  ALERT_RULE_POLICY:
    '種類がシャドーITのポリシーはアラートルールです。「決定」または/risks/policiesの呼び出しで編集してください。',
  POLICY_FILE_INVALID: '{line}行目は有効なYAMLではありません：{problem}。',
  'problem.policy.field': 'この種類のポリシーでは{field}を使えません。条件から外してください。',
  'problem.policy.response': 'この種類のポリシーでは対応{response}を使えません。外してください。',
  'problem.policy.file_size': 'ファイルサイズは0～9,999,999 KBで入力してください。',
  'problem.policy.empty_window': '時間帯の開始と終了が同じです。どちらかの時刻を変更してください。',
  'problem.policy.empty_schedule': 'スケジュールの終了が開始より前です。どちらかの日付を変更してください。',
  'problem.policy.repeated_exception': 'この例外は重複しています。片方を外してください。',
  'problem.policy.repeated_policy':
    'ファイルに、この種類で名前が{name}のポリシーが2つあります。片方の名前を変更してください。',
  'problem.policy.missing_content_profile':
    'コンテンツプロファイル{value}はありません。名前が変更されたか、削除された可能性があります。',
  'problem.policy.missing_group':
    'グループ{value}はありません。名前が変更されたか、削除された可能性があります。',
  'problem.policy.missing_tag': 'タグ{value}はありません。名前が変更されたか、削除された可能性があります。',
  'problem.policy.missing_destination':
    'Webhook送信先{value}はありません。名前が変更されたか、削除された可能性があります。',
  'problem.policy.missing_response_template':
    '応答テンプレート{value}はありません。名前が変更されたか、削除された可能性があります。',
};
