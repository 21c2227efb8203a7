import type { report as english } from '../en/report.ts';
import type { WordsOf } from '../words.ts';

export const report: WordsOf<typeof english> = {
  'report.title': '監査レポート',
  'report.infographic': 'インフォグラフィック',
  'report.summary': '概要に戻る',
  'report.print': '印刷または PDF で保存',
  'report.of': '{company}、{range}',
  'report.filtered': '{filter} に当てはまるものだけ',
  'report.made': '作成 {time}',
  'report.findings': '要点',
  'report.finding.use':
    '{users, plural, other {# 人}}が {services, plural, other {# 件}}のクラウドサービスを使い、{uploaded} をアップロードしました。',
  'report.finding.risk':
    '高リスクのサービスは {services, plural, other {# 件}}で、{users, plural, other {# 人}}が使い、{uploaded} が送られました。',
  'report.finding.blocked':
    '{count, plural, other {リクエスト {words} 件}}がブロックされました。全体の {share} です。',
  'report.finding.new':
    '{count, plural, =0 {この 7 日間に初めて見られたサービスはありません。} other {この 7 日間に # 件のサービスが初めて見られました。}}',
  'report.finding.unknown': '{count, plural, other {ホスト # 件}}はカタログにありません。',
  'report.figures': '数値',
  'report.figure': '項目',
  'report.now': 'この期間',
  'report.before': '前の期間',
  'report.change': '変化',
  'report.services': 'サービス',
  'report.service': 'サービス',
  'report.users': '人数',
  'report.person': '人',
  'report.requests': 'リクエスト',
  'report.uploaded': 'アップロード',
  'report.downloaded': 'ダウンロード',
  'report.blocked': 'ブロックしたリクエスト',
  'report.risk': 'リスク',
  'report.levels': 'リスクレベル',
  'report.highRisk': '高リスクのサービス',
  'report.riskiest': '使用中で最も危険',
  'report.top': '最もよく使われる',
  'report.new': '今週の新規',
  'report.categories': 'カテゴリ',
  'report.uploaders': 'アップロードが最も多い人',
  'report.byRisk.services': 'リスク別サービス',
  'report.byRisk.uploaded': 'リスク別アップロード',
  'report.file.services': 'services-by-risk',
  'report.file.uploaded': 'uploads-by-risk',
  'report.digest.more': 'ほか {count} 件：ファイルを参照',
  'report.nothing': '何もありません',
};
