import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.response_template.created': '応答テンプレート{name}を作成',
  'history.did.response_template.changed': '応答テンプレート{name}を変更',
  'history.did.response_template.deleted': '応答テンプレート{name}を削除',
  'history.field.policy_type': 'ポリシーの種類',
  'history.field.enable_aggregation': '一致をまとめる',
  'history.field.template.email.admin.subject': '管理者宛てメール：件名',
  'history.field.template.email.admin.body': '管理者宛てメール：本文',
  'history.field.template.email.user.subject': 'ユーザー宛てメール：件名',
  'history.field.template.email.user.body': 'ユーザー宛てメール：本文',
  'history.field.template.email.ticketing.subject': 'チケットシステム宛てメール：件名',
  'history.field.template.email.ticketing.body': 'チケットシステム宛てメール：本文',
  'history.field.template.text.admin.body': 'テキストメッセージ',
  'history.field.template.text_aggregation.admin.body': '複数の一致用のテキストメッセージ',
  'history.field.template.browser.user.subject': 'ブラウザー通知：タイトル',
  'history.field.template.browser.user.body': 'ブラウザー通知：本文',
  'history.field.template.preserve_content.tombstone_file_name': '通知ファイルの名前',
  'history.field.template.preserve_content.tombstone_content': '通知ファイルの内容',
  'history.field.template.preserve_content.copied_file_name': 'コピーしたファイルの名前',
  'history.field.template.preserve_content.moved_file_name': '移動したファイルの名前',
};
