import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.risk_preferences.changed': 'リスク設定を変更',
  'history.did.risk_profile.created': 'リスクプロファイル{name}を作成',
  'history.did.risk_profile.changed': 'リスクプロファイル{name}を変更',
  'history.did.risk_profile.deleted': 'リスクプロファイル{name}を削除',
  'history.did.risk_profile.cloned': 'リスクプロファイルを{name}として複製',
  'history.did.risk_profile.made_default': 'リスクプロファイル{name}を有効化',
  'history.did.service_answer.changed': '{name}の回答を上書き',
  'history.did.service_answer.deleted': '{name}の回答の上書きを解除',
  'history.field.rules': 'ルール',
  'history.field.knockouts': '自動不合格',
  'history.field.thresholds': 'しきい値',
  'history.field.answer': '回答',
  'history.field.question': '属性',
};
