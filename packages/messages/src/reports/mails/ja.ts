import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.audit-report.subject': '{report}：{company}のクラウド利用、{span}',
  'mail.audit-report.text': '{company}の監査レポート{report}（{span}）とサービス一覧を添付しています。',
  'mail.audit-report.action': 'Casbahで開く',
  'mail.user-digest.subject': '{company}で利用したクラウドサービス、{span}',
  'mail.user-digest.text':
    '{company}のログによると、{span}にあなたが利用したクラウドサービスは次のとおりです。完全な一覧を添付します。このメールはあなただけに送信されます。心当たりのないサービスがある場合は、セキュリティチームに連絡してください。',
};
