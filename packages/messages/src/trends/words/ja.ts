import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'trends.report': '監査レポート',
  'trends.infographic': 'インフォグラフィック',
  'trends.withoutHost':
    '{count, plural, other {ホスト名のないリクエストが{words}件}}あります（アップロード{bytes}）。上の数値には含まれますが、サービスやサイトの一覧には現れません。',
  'trends.withoutHost.users': '送信したユーザー',
  'trends.months': '月ごとの推移',
  'trends.months.aside': '各月を前月と比較',
  'trends.months.aside.cut': '各月を前月と比較。今月は{time}までで、前月の同じ長さと比較',
  'trends.months.since': 'データは{date}からあります。',
  'trends.months.nothing': 'これらの月には通信がありません。',
  'trends.month': '月',
  'trends.column.services': 'サービス',
  'trends.column.users': '人数',
  'trends.column.requests': 'リクエスト',
  'trends.column.uploaded': 'アップロード',
  'trends.column.downloaded': 'ダウンロード',
  'trends.column.blocked': 'ブロック',
  'trends.column.new': '新しいサービス',
  'trends.column.category': 'カテゴリー',
  'trends.column.duplicateSeats': '重複する席',
  'trends.column.cost': '月額費用',
  'trends.column.service': 'サービス',
  'trends.column.instance': 'アカウント',
  'trends.column.kind': '所有者',
  'trends.column.department': '部署',
  'trends.people': '{count, plural, other {#人}}',
  'trends.duplicates': '同じ仕事に使われる複数のサービス',
  'trends.duplicates.aside': '{count, plural, other {重複する席{words}}}',
  'trends.duplicates.text':
    '同じカテゴリーのサービスを二つ使う人は席を二つ占め、その一つは重複です。数えるのは業務用ツールだけで、支払いではなく利用に基づきます。',
  'trends.duplicates.more': '{count, plural, other {ほか#件}}',
  'trends.duplicates.nothing': '同じ仕事に二つのサービスを使う人はいません。',
  'trends.price': '1席の月額',
  'trends.price.hint': '自社の通貨で入力します。重複分の費用が表示されます。',
  'trends.sameCategory': '同じカテゴリーのほかのサービス',
  'trends.sameCategory.nothing': 'このカテゴリーのほかのサービスは使われていません。',
  'trends.instances': '個人アカウントと会社アカウント',
  'trends.instances.nothing': 'ホストからは個人アカウントと会社アカウントを区別できません。',
  'trends.instances.kind':
    '{users, plural, other {#人}}、{count, plural, other {#アカウント}}、{uploaded}をアップロード',
  'trends.instance.personal': '個人',
  'trends.instance.corporate': '会社',
  'trends.instance.unknown': '不明',
  'trends.departments': '部署',
  'trends.departments.others': '部署不明',
  'trends.departments.nothing':
    'ここに見える人の部署は分かりません。部署はディレクトリの人とともに登録され、ログの中ではメールアドレスで見つけられます。',
  'trends.departments.anonymous':
    '人は匿名です。小さな部署からは誰であるかが分かるため、部署は表示されません。',
};
