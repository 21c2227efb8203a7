import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'account.title': 'マイアカウント',
  'account.sentence': 'Casbah でのあなたの情報と表示の設定',
  'account.person': 'あなたの情報',
  'account.name': '名前',
  'account.email': 'メールアドレス',
  'account.company': '会社',
  'account.role': '役割',
  'account.role.sysadmin': 'システム管理者：会社の Casbah ですべての操作ができます。',
  'account.role.admin': '管理者：アクセスプロファイルで許可された操作ができます。',
  'account.role.enduser':
    'ユーザー：ここで管理するものはありません。業務で必要な場合は、{company} のシステム管理者にアクセスプロファイルを依頼してください。',
  'account.timeZone': '時刻の表示',
  'account.preferences': '言語と表示',
  'account.preferences.hint': 'サインインするすべてのブラウザーで保持されます。',
  'account.language': '言語',
  'account.theme': 'テーマ',
  'account.sessions': 'サインイン中の場所',
  'account.sessions.hint': '心当たりのないものは終了し、その後パスワードを変更してください。',
  'account.sessions.on': '{browser}（{system}）',
  'account.sessions.unknown': '不明なブラウザー',
  'account.sessions.current': 'このブラウザー',
  'account.sessions.seen': '{address} から、最終使用 {time}',
  'account.sessions.since': 'サインイン {time}',
  'account.sessions.end': '終了',
  'account.sessions.endOne': '{address} からの {browser} のセッションを終了',
  'account.sessions.endOthers': 'ほかをすべて終了',
  'account.sessions.ended': '{count, plural, other {#件のセッションを終了しました}}。',
  'account.sessions.failed': 'セッションを終了できませんでした。',
};
