import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.audit-report.subject': '{report}：{company} のクラウド利用、{span}',
  'mail.audit-report.text':
    '{company} の監査レポート {report}（{span}）です。ページとサービス一覧を添付しています。',
  'mail.audit-report.action': 'Casbah で開く',
  'mail.user-digest.subject': '{company} で利用したクラウドサービス、{span}',
  'mail.user-digest.text':
    '{company} のログによると、{span} にあなたが利用したクラウドサービスは次のとおりです。一覧をファイルで添付します。このメールを受け取るのはご本人だけです。心当たりのないサービスがあれば、{company} のセキュリティ担当者にお尋ねください。',
};
