import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.device.guest': 'このデバイスは誰のものですか？',
  'session.device.guest.intro': '会社が把握していないデバイスに会社のデータを渡す前に確認します。',
  'session.device.corporate': '会社のデバイス',
  'session.device.corporate.text':
    'エージェントをインストールしてください。このデバイス上の会社のデータを保護し、登録します。',
  'session.device.personal': '個人のデバイス',
  'session.device.personal.text':
    '何もインストールしません。ブラウザーで作業します。会社のデータのダウンロードは拒否されることがあります。',
  'session.device.personal.forced':
    '個人のデバイスでもエージェントなしでは利用できません。続けるにはインストールしてください。',
  'session.device.download': 'エージェントをダウンロード',
  'session.device.goOn': 'ブラウザーで続ける',
  'session.device.after': 'インストール後、エージェントを起動してアプリを開き直してください。',
  'session.device.pending': 'このデバイスは承認待ちです',
  'session.device.pending.text':
    'エージェントがインストールされ、デバイスが登録されました。管理者が承認すると続けられます。',
  'session.device.pending.state': '待機中',
  'session.device.again': 'もう一度確認',
  'session.device.blocked': 'このデバイスはブロックされました',
  'session.device.blocked.text':
    '管理者がブロックしました。別のデバイスを使うか、理由を確認して再び許可してもらってください。',
  'session.device.blocked.state': 'ブロック済み',
  'session.device.loadFailed':
    'デバイスに関する会社の設定を読み取れませんでした。1分後にもう一度試してください。',
  'session.device.console': 'Casbahへ',
  'session.connector.app': 'アプリ：{app}',
  'session.connector.success': 'アプリが接続されました',
  'session.connector.success.text':
    'これからCasbahがアプリ内の活動を読み取ります。このウィンドウは閉じて構いません。',
  'session.connector.success.state': '接続済み',
  'session.connector.pending': 'アプリを接続しています',
  'session.connector.pending.text':
    'アプリがアクセスを準備中です。数分かかることがあります。完了するとストアに表示されます。',
  'session.connector.pending.state': '待機中',
  'session.connector.denied': 'アプリがアクセスを拒否しました',
  'session.connector.denied.text':
    'アプリの管理者アカウントでサインインし、求められる権限にすべて同意してください。',
  'session.connector.denied.state': '拒否',
  'session.connector.expired': '接続に時間がかかりすぎました',
  'session.connector.expired.text': 'アプリへの要求の有効期限が切れました。ストアからやり直してください。',
  'session.connector.expired.state': '期限切れ',
  'session.connector.failed': 'アプリを接続できませんでした',
  'session.connector.failed.text':
    '途中で問題が起きました。ストアからもう一度試し、続く場合はコードを管理者に伝えてください。',
  'session.connector.failed.state': '失敗',
  'session.connector.code': 'コード：{code}',
  'session.connector.store': 'ストアへ',
  'session.reach.heading': 'エージェントがインストールされました',
  'session.reach.text':
    'このデバイスからCasbahに到達しました。ほかに必要な操作はありません。このウィンドウは閉じて構いません。',
  'session.reach.state': 'インストール済み',
  'session.extension.heading': 'ブラウザー拡張機能を待っています',
  'session.extension.text':
    'このブラウザーでは会社のデータがCasbahのゲートウェイを通ります。拡張機能をインストールして有効にしてください。このページが自動的に検出します。',
  'session.extension.state': '待機中',
  'session.extension.step.install': '管理者から提供されたCasbah拡張機能をインストールします。',
  'session.extension.step.allow':
    'すべてのサイトでの実行を許可します。プライベートウィンドウを使う場合はそこでも許可します。',
  'session.extension.step.stay': 'このページを開いたままにしてください。自動的に進みます。',
  'session.extension.found': '拡張機能が見つかりました',
  'session.extension.foundText': 'まもなく移動します。',
  'session.extension.foundState': '検出済み',
};
