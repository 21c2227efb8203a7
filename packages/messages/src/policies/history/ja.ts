import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.policy.created': 'ポリシー{name}を作成',
  'history.did.policy.draft_saved': 'ポリシー{name}の下書きを保存',
  'history.did.policy.draft_discarded': 'ポリシー{name}の下書きを破棄',
  'history.did.policy.activated': 'ポリシー{name}を適用',
  'history.did.policy.enabled': 'ポリシー{name}を有効化',
  'history.did.policy.disabled': 'ポリシー{name}を無効化',
  'history.did.policy.deleted': 'ポリシー{name}を削除',
  'history.did.policy.exception_added': 'ポリシー{name}に例外を追加',
  'history.did.policy.exception_removed': 'ポリシー{name}から例外を削除',
  'history.did.policies.reordered': 'ポリシーの順序を変更',
  'history.did.policies.precedence_changed': '対応の優先順位を変更',
  'history.field.type': '種類',
  'history.field.version': 'バージョン',
  'history.field.note': 'メモ',
  'history.field.reason': '理由',
  'history.field.severity': '重大度',
  'history.field.condition': '条件',
  'history.field.include': '対象',
  'history.field.exclude': '対象外',
  'history.field.exceptions': '例外',
  'history.field.schedule': 'スケジュール',
  'history.field.responses': '対応',
  'history.field.order': '順序',
};
