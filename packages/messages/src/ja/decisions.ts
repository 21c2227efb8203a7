import type { decisions as english } from '../en/decisions.ts';
import type { WordsOf } from '../words.ts';

export const decisions: WordsOf<typeof english> = {
  'decisions.title': '決定',
  'decisions.sentence':
    'サービスについて会社が決めたことと、それをもとにファイアウォール、プロキシ、リゾルバーに渡すリストです。',
  'decisions.services': '{count, plural, other {件のサービス}}',
  'decisions.none': 'まだ何も決まっていません',
  'decisions.none.why':
    'サービスの一覧で選び、承認済み、許容、審査中、未承認のいずれかに決めてください。製品用のリストはそこから作られます。',
  'decisions.toServices': 'サービスへ',
  'decisions.list': '製品用のリスト',
  'decisions.product': '製品',
  'decisions.kind': 'リスト',
  'decisions.kind.block': '未承認をブロック',
  'decisions.kind.allow': '承認済みを許可',
  'decisions.download': 'ファイルをダウンロード',
  'decisions.holds':
    '{services, plural, other {サービス # 件}}、{domains, plural, other {ドメイン # 件}}、製品の数え方で {entries} エントリー。',
  'decisions.tooLong':
    '製品が受け取るのは {limit} エントリーまでですが、リストには {entries} あり、残りは無視されます。対象のサービスを減らすか、この制限のない製品を使ってください。',
  'decisions.leftOut': 'リストにないドメイン: {count, plural, other {# 件}}',
  'decisions.alsoHits':
    '製品が例外を扱えないため、選んだもの以外にも及ぶドメイン: {count, plural, other {# 件}}',
  'decisions.domain': 'ドメイン',
  'decisions.service': 'サービス',
  'decisions.why': '理由',
  'decisions.hits': 'ほかに及ぶもの',
  'decisions.wouldHit': '{names} にも及びます',
  'decisions.cannotBeWritten': 'この製品ではこの名前を指定できません',
  'decisions.beginning': 'ファイルの先頭:',
  'decisions.decide': 'サービスについて決める',
  'decisions.decision': '決定',
  'decisions.means.sanctioned': '会社が認めています。許可リストに載り、ブロックリストには載りません。',
  'decisions.means.tolerated': '使ってもかまいません。ブロックリストには載りません。',
  'decisions.means.in_review': '検討中です。どのリストにも載りません。',
  'decisions.means.unsanctioned': '使わないものです。ブロックリストに載ります。',
  'decisions.takeBack': '決定なし',
  'decisions.missing': '決定を選んでください。',
  'decisions.save': '保存',
  'decisions.decided':
    '{count, plural, =0 {変わったものはありません} other {# 件のサービスの決定が変わりました}}',
  'decisions.failed': '決定を保存できませんでした',
  'decisions.feeds': 'ライブフィード',
  'decisions.feeds.none': 'フィードはまだありません',
  'decisions.feeds.none.why':
    '製品は、トークンを含む専用のアドレスからリストを取得します。決めたことは次の取得時に反映されます。',
  'decisions.feeds.add': 'フィードを作成',
  'decisions.feeds.name': '名前',
  'decisions.feeds.name.hint': '読み取るもの。例: ラバトのファイアウォール。',
  'decisions.feeds.networks': '読み取り元',
  'decisions.feeds.networks.hint': '読み取ってよいアドレスとネットワーク。空欄はすべてを意味します。',
  'decisions.feeds.networks.wrong':
    '{network} はアドレスでもネットワークでもありません。192.0.2.0/24 のように書いてください。',
  'decisions.feeds.networks.all': 'すべての場所',
  'decisions.feeds.read': '最後の読み取り',
  'decisions.feeds.never': 'なし',
  'decisions.feeds.reads': '{count, plural, other {# 回}}、{from} から',
  'decisions.feeds.made': '作成',
  'decisions.feeds.actions': '操作',
  'decisions.feeds.renew': '新しいアドレス',
  'decisions.feeds.renew.of': '{name} の新しいアドレス',
  'decisions.feeds.renew.title': '{name} に新しいアドレスを付けますか?',
  'decisions.feeds.renew.text':
    '古いアドレスは以後使えません。読み取っている製品には新しいアドレスが必要です。',
  'decisions.feeds.removed': '{name} を削除しました',
  'decisions.feeds.address': '{name} のアドレス',
  'decisions.feeds.once':
    'このアドレスを今、製品にコピーしてください。再び表示されることはありません。知っている人は誰でもリストを読み取れます。',
  'decisions.feeds.done': '完了',
};
