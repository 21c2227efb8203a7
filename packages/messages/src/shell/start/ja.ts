import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'shell.nav': 'エリア',
  'shell.nav.discover': '発見',
  'shell.nav.investigate': '調査',
  'shell.nav.protect': '保護',
  'shell.nav.detect': '検知',
  'shell.nav.posture': 'セキュリティ態勢',
  'shell.nav.govern': '統制',
  'shell.nav.open': 'ナビゲーションを開く',
  'shell.pageTitle': '{page} · Casbah',
  'shell.search': 'サービス、ユーザー、ページを検索',
  'shell.freshness': '最新データ：{age}',
  'shell.refresh': 'データを更新',
  'shell.live': 'ライブ：{seconds}秒ごとに更新',
  'shell.showNewest': '最新データを表示',
  'shell.theme': 'テーマ',
  'shell.theme.light': 'ライト',
  'shell.theme.dark': 'ダーク',
  'shell.theme.system': 'システムに合わせる',
  'shell.theme.use': 'テーマ：{theme}',
  'shell.preferences.notSaved': 'ここでは有効ですが、ほかのブラウザー用には保存できませんでした。',
  'shell.account': 'アカウント',
  'shell.account.profile': 'マイアカウント',
  'shell.account.api': 'APIリファレンス',
  'shell.account.signOut': 'サインアウト',
  'shell.account.signOutFailed':
    'Casbahが応答しないため、まだサインインしたままです。もう一度お試しください。',
  'shell.role.sysadmin': 'システム管理者',
  'shell.role.admin': '管理者',
  'shell.role.enduser': 'ユーザー',
  'shell.help': 'キーボードショートカット',
  'shell.footer.times': '時刻：{zone}',
  'shell.offline': 'Casbahが応答しません。表示中のデータは古い可能性があります。',
  'shell.error.title': '読み込めませんでした',
  'shell.error.save': '保存できませんでした',
  'shell.error.required': '必須項目です',
  'shell.error.reload': '再読み込み',
  'shell.error.unreachable':
    'Casbahが応答しません。起動しているか確認してください。このページは自動で再試行します。',
  'shell.error.unexpected':
    'このページで問題が起きました。再読み込みし、続く場合は行った操作を管理者に伝えてください。',
  'shell.error.unknown':
    'Casbahから予期しない応答がありました。もう一度試し、続く場合は管理者に伝えてください。',
  'shell.error.answer':
    'Casbahがステータス{status}で応答しました。もう一度試し、続く場合は管理者に伝えてください。',
  'shell.popup.failed':
    'エラーが発生しました。ブラウザーを再読み込みするか、別のページに移動してもう一度お試しください。',
  'shell.notFound': 'ページが見つかりません',
  'shell.notFound.text': 'リンクが古いか、途中で切れている可能性があります。ここにあるページ：',
};
