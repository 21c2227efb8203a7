import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.device.guest': 'このデバイスは誰のものですか？',
  'session.device.guest.intro': '会社のデータを新しいデバイスで扱う前に、会社が確認しています。',
  'session.device.corporate': '会社のデバイス',
  'session.device.corporate.text':
    'エージェントをインストールしてください。このデバイス上の会社のデータを保護し、登録します。',
  'session.device.personal': '個人のデバイス',
  'session.device.personal.text':
    'インストールは不要です。ブラウザーで作業します。会社のデータのダウンロードはブロックされることがあります。',
  'session.device.personal.forced':
    '会社の規定により、個人のデバイスにもエージェントが必要です。インストールして続行してください。',
  'session.device.download': 'エージェントをダウンロード',
  'session.device.goOn': 'ブラウザーで続行',
  'session.device.after': 'インストール後、エージェントを起動してアプリを開き直してください。',
  'session.device.pending': 'デバイスは承認待ちです',
  'session.device.pending.text':
    'エージェントがインストールされ、デバイスが登録されました。管理者が承認すると続けられます。',
  'session.device.pending.state': '待機中',
  'session.device.again': 'もう一度確認',
  'session.device.blocked': 'このデバイスはブロックされました',
  'session.device.blocked.text':
    '管理者がこのデバイスをブロックしました。別のデバイスを使うか、管理者に解除を依頼してください。',
  'session.device.blocked.state': 'ブロック済み',
  'session.device.loadFailed': '会社のデバイス設定を読み込めませんでした。1分後にもう一度お試しください。',
  'session.device.console': 'Casbahへ',
  'session.connector.app': 'アプリ：{app}',
  'session.connector.success': 'アプリを接続しました',
  'session.connector.success.text':
    'Casbahがこのアプリの監視を開始しました。このウィンドウは閉じて構いません。',
  'session.connector.success.state': '接続済み',
  'session.connector.pending': 'アプリを接続しています',
  'session.connector.pending.text':
    'アプリがアクセスを準備中です。数分かかることがあります。完了するとストアに表示されます。',
  'session.connector.pending.state': '待機中',
  'session.connector.denied': 'アプリがアクセスを拒否しました',
  'session.connector.denied.text':
    'アプリに管理者アカウントでサインインし、要求された権限をすべて許可してください。',
  'session.connector.denied.state': '拒否',
  'session.connector.expired': '接続がタイムアウトしました',
  'session.connector.expired.text': 'アプリへの要求の有効期限が切れました。ストアからやり直してください。',
  'session.connector.expired.state': '期限切れ',
  'session.connector.failed': 'アプリを接続できませんでした',
  'session.connector.failed.text':
    'ストアからもう一度お試しください。解決しない場合は、下のコードを管理者に伝えてください。',
  'session.connector.failed.state': '失敗',
  'session.connector.code': 'コード：{code}',
  'session.connector.store': 'ストアへ',
  'session.reach.heading': 'エージェントをインストールしました',
  'session.reach.text': 'エージェントがCasbahに接続しました。このウィンドウは閉じて構いません。',
  'session.reach.state': 'インストール済み',
  'session.extension.heading': 'ブラウザー拡張機能を待っています',
  'session.extension.text':
    'このブラウザーでは、会社のデータはCasbahのゲートウェイを経由します。拡張機能をインストールして有効にしてください。このページは自動的に進みます。',
  'session.extension.state': '待機中',
  'session.extension.step.install': '管理者から提供されたCasbah拡張機能をインストールします。',
  'session.extension.step.allow':
    'すべてのサイトでの実行を許可します。プライベートウィンドウを使う場合はそこでも許可します。',
  'session.extension.step.stay': 'このページを開いたままにしてください。自動的に進みます。',
  'session.extension.found': '拡張機能が見つかりました',
  'session.extension.foundText': 'まもなく移動します。',
  'session.extension.foundState': '検出済み',
};
