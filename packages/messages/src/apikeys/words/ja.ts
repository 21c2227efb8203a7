import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'apikeys.title': 'API キー',
  'apikeys.sentence':
    'プログラムのサインインに使います。各キーはアクセスプロファイルを持ち、作成者の権限を超えません。',
  'apikeys.mayNot': 'キーを閲覧できます。作成・削除には設定を変更する権限が必要です。',
  'apikeys.add': '新しい API キー',
  'apikeys.none': 'API キーはまだありません',
  'apikeys.none.why':
    'Casbah を読み書きするプログラム（ディレクトリ、スクリプト、チケットシステムなど）ごとに作成してください。',
  'apikeys.name': '名前',
  'apikeys.name.hint': '使うプログラムや場所の名前',
  'apikeys.profile': 'アクセスプロファイル',
  'apikeys.profile.hint': 'あなたの権限を超えないプロファイル',
  'apikeys.profile.none': '付与できるアクセスプロファイルがありません。システム管理者が作成します。',
  'apikeys.profile.missing': 'キーの権限を選んでください',
  'apikeys.days': '有効期間',
  'apikeys.days.count': '{count, plural, other {# 日}}（{date} まで）',
  'apikeys.networks': 'ネットワーク',
  'apikeys.networks.all': 'すべて',
  'apikeys.networks.hint': '利用を許すアドレスとネットワークをカンマ区切りで。空欄はどこからでも可。',
  'apikeys.networks.wrong': '{network} はアドレスでも 192.0.2.0/24 のようなネットワークでもありません',
  'apikeys.state': '状態',
  'apikeys.state.works': '有効',
  'apikeys.state.ended': '期限切れ',
  'apikeys.state.maker-left': '作成者のアカウントが無効',
  'apikeys.state.maker-holds-less': '制限中:作成者の現在の権限の範囲内',
  'apikeys.used': '最終使用',
  'apikeys.used.never': '未使用',
  'apikeys.ends': '{date} まで',
  'apikeys.made': '作成者',
  'apikeys.remove': '削除',
  'apikeys.removed': '{name} を削除しました。もう使えません',
  'apikeys.how': 'プログラムでの使い方',
  'apikeys.how.sentence':
    'リクエストごとにキーを送ります。呼び出しは /api に説明があり、casbah コマンドは CASBAH_API_KEY を読みます。',
  'apikeys.create': 'キーを作成',
  'apikeys.new.title': 'キー {name}',
  'apikeys.new.once':
    '今コピーしてください。表示はこの一度だけで、Casbah はハッシュのみ保存します。キーを持つ人はプロファイルの範囲で操作できます。',
  'apikeys.new.done': 'コピーしました',
};
