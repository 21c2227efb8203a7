import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'apikeys.title': 'APIキー',
  'apikeys.sentence': 'プログラム用の認証情報です。アクセスプロファイルと作成者の権限の範囲で使えます。',
  'apikeys.mayNot': 'キーを閲覧できます。作成・削除には設定を変更する権限が必要です。',
  'apikeys.add': '新しいAPIキー',
  'apikeys.none': 'APIキーはまだありません',
  'apikeys.none.why':
    'APIを使うプログラム（ディレクトリ、スクリプト、チケットシステムなど）ごとに作成してください。',
  'apikeys.name': '名前',
  'apikeys.name.hint': '使用するプログラムまたはシステム',
  'apikeys.profile': 'アクセスプロファイル',
  'apikeys.profile.hint': 'あなたの権限の範囲内のプロファイル',
  'apikeys.profile.none':
    '割り当てられるアクセスプロファイルがありません。システム管理者が［アクセスプロファイル］で作成します。',
  'apikeys.profile.create': 'アクセスプロファイルを作成',
  'apikeys.profile.missing': 'アクセスプロファイルを選択してください',
  'apikeys.days': '有効期間',
  'apikeys.days.count': '{count, plural, other {#日}}（{date}まで）',
  'apikeys.networks': '許可するネットワーク',
  'apikeys.networks.all': '制限なし',
  'apikeys.networks.hint': 'IPアドレスとネットワークをカンマで区切って入力します。空欄の場合は制限しません。',
  'apikeys.networks.wrong': '{network}はIPアドレスでも192.0.2.0/24のようなネットワークでもありません',
  'apikeys.state': '状態',
  'apikeys.state.works': '有効',
  'apikeys.state.ended': '期限切れ',
  'apikeys.state.maker-left': '作成者のアカウントが無効',
  'apikeys.state.maker-holds-less': '制限あり：作成者の権限が減っています',
  'apikeys.used': '最終使用',
  'apikeys.used.never': '未使用',
  'apikeys.ends': '{date}まで',
  'apikeys.made': '作成者',
  'apikeys.remove': '削除',
  'apikeys.removed': '{name}を削除しました。このキーではアクセスできません。',
  'apikeys.how': 'APIキーの使い方',
  'apikeys.how.sentence':
    'リクエストごとにキーを送信します。この呼び出しは有効なキーなら必ず応答します。他の呼び出しに必要な権限は、/apiのAPIリファレンスに記載されています。casbahコマンドはCASBAH_API_KEYを読み取ります。',
  'apikeys.create': 'キーを作成',
  'apikeys.new.title': 'APIキー{name}',
  'apikeys.new.once':
    '今すぐコピーしてください。Casbahはハッシュだけを保存するため、再表示できません。キーを持つ人は、プロファイルで許可された操作ができます。',
  'apikeys.new.try': '動作を確認するには：',
  'apikeys.new.done': 'コピーしました',
};
