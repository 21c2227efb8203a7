import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /risks/updateauditpreferences': 'サービスの評価方法を変更',
  'history.did.POST /risks/brrprofiles': 'リスクプロファイル {name} を作成',
  'history.did.PATCH /risks/brrprofiles/{id}': 'リスクプロファイル {name} を変更',
  'history.did.DELETE /risks/brrprofiles/{id}': 'リスクプロファイル {name} を削除',
  'history.did.POST /risks/brrprofiles/{id}/clone': 'リスクプロファイルを {name} として複製',
  'history.did.POST /risks/brrprofiles/{id}/default': 'リスクプロファイル {name} を適用',
  'history.did.POST /risks/services/{id}/answers/{question}': '{name} について自社の回答を登録',
  'history.did.DELETE /risks/services/{id}/answers/{question}': '{name} についての自社の回答を取り消し',
  'history.field.rules': 'ルール',
  'history.field.knockouts': '除外',
  'history.field.thresholds': 'しきい値',
  'history.field.answer': '回答',
  'history.field.question': '質問',
};
