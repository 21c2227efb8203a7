import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'threats.sentence':
    'ログとカタログから確認すべきものを、深刻な順に示します。それぞれ根拠となる一覧に移動できます',
  'threats.filtered': '{filter}のみ。',
  'threats.unfiltered': 'すべて表示',
  'threats.count': '{count}件',
  'threats.more': 'さらに表示',
  'threats.shown': '{count}件中{shown}件',
  'threats.nothing': '見つからなかったもの',
  'threats.noCategories':
    '有害との判定：カテゴリーを記録するログがないため、プロキシが検出したマルウェアやフィッシングは表示できません。プロキシのログ項目にカテゴリーを追加してください。',
  'threats.kind.harmful_verdict': '有害との判定',
  'threats.kind.harmful_service': '有害なコンテンツや統制回避のあるサービス',
  'threats.kind.unknown_upload': '未知のホストへの大量アップロード',
  'threats.kind.blocked_then_allowed': 'ブロック後に許可',
  'threats.kind.risky_service': '利用中の高リスクサービス',
  'threats.why.harmful_verdict':
    '自社のプロキシやファイアウォールが、マルウェア、フィッシング、ボットネットなどと判定したホストです。',
  'threats.why.harmful_service':
    'マルウェア、違法なコンテンツ、会社の統制の回避で知られるカテゴリーのサービスです。スコアは問いません。',
  'threats.why.unknown_upload': 'カタログにないホストで、{size}以上が送信されたものです。',
  'threats.large': '大量アップロードとみなす量',
  'threats.large.mb': '表示期間中にこのMB以上',
  'threats.large.save': '保存',
  'threats.large.saved': '{size}以上のアップロードを脅威として表示します',
  'threats.why.blocked_then_allowed':
    'ある日は主にブロックされ、その後の日には主に通過したホストです。ルールが変わったか、回避手段があります。',
  'threats.why.risky_service':
    '適用中のリスクプロファイルでスコアが高いすべてのサービスです。上に挙げたものも含みます。',
  'threats.service': 'サービス',
  'threats.host': 'ホスト',
  'threats.users': 'ユーザー',
  'threats.requests': 'リクエスト',
  'threats.blocked': 'ブロック',
  'threats.uploaded': 'アップロード',
  'threats.last': '最終確認',
  'threats.evidence': '根拠',
  'threats.evidence.of': '{list}：{name}',
  'threats.inSites': 'サイトで見る',
  'threats.inServices': 'サービスで見る',
};
