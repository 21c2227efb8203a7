import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.risk_preferences.changed': 'サービスの評価方法を変更',
  'history.did.risk_profile.created': 'リスクプロファイル {name} を作成',
  'history.did.risk_profile.changed': 'リスクプロファイル {name} を変更',
  'history.did.risk_profile.deleted': 'リスクプロファイル {name} を削除',
  'history.did.risk_profile.cloned': 'リスクプロファイルを {name} として複製',
  'history.did.risk_profile.made_default': 'リスクプロファイル {name} を適用',
  'history.did.service_answer.changed': '{name} について自社の回答を登録',
  'history.did.service_answer.deleted': '{name} についての自社の回答を取り消し',
  'history.field.rules': 'ルール',
  'history.field.knockouts': '除外',
  'history.field.thresholds': 'しきい値',
  'history.field.answer': '回答',
  'history.field.question': '質問',
};
