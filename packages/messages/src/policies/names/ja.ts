import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'policy.type.documentshare': 'Gatelet経由のファイル共有',
  'policy.type.documentshareapi': 'Securlet経由のデータ露出',
  'policy.type.accessenforceapi': 'Securlet経由のアクセス監視',
  'policy.type.filexfer': 'Gatelet経由のデータ転送',
  'policy.type.anomalydetect': '脅威スコアベース',
  'policy.type.accessenforcement': 'Gatelet経由のアクセス制御',
  'policy.type.shadowitviaaudit': 'シャドーIT',
  'policy.type.configassessmentapi': '構成評価',
  'policy.type.filterpolicy': '検査フィルター',
  'policy.type.clouddlpwss': 'クラウドSWG',
  'policy.type.clouddlpemail': 'クラウドメール',
  'policy.type.clouddlpendpoint': 'エンドポイント',
  'policy.type.clouddlpgenericrest': 'REST検出',
  'policy.type.documentsecurity': '文書セキュリティ',
};
