import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'account.title': 'マイアカウント',
  'account.sentence': 'プロフィール、設定、セッション',
  'account.person': 'プロフィール',
  'account.name': '名前',
  'account.email': 'メールアドレス',
  'account.company': '会社',
  'account.role': '役割',
  'account.role.sysadmin': 'システム管理者：会社のCasbahのすべての機能を利用できます。',
  'account.role.admin': '管理者：アクセスプロファイルの範囲で利用できます。',
  'account.role.enduser':
    'ユーザー：管理機能は利用できません。必要な場合は、{company}のシステム管理者にアクセスプロファイルを依頼してください。',
  'account.timeZone': 'タイムゾーン',
  'account.preferences': '言語と外観',
  'account.preferences.hint': 'アカウントに保存され、すべてのブラウザーに適用されます。',
  'account.language': '言語',
  'account.theme': 'テーマ',
  'account.sessions': 'アクティブなセッション',
  'account.sessions.hint': '心当たりのないセッションは終了し、パスワードを変更してください。',
  'account.sessions.on': '{browser}（{system}）',
  'account.sessions.unknown': '不明なブラウザー',
  'account.sessions.current': 'このブラウザー',
  'account.sessions.seen': '{address}、最終使用：{time}',
  'account.sessions.since': 'サインイン：{time}',
  'account.sessions.end': '終了',
  'account.sessions.endOne': '{address}からの{browser}のセッションを終了',
  'account.sessions.endOthers': 'ほかのセッションをすべて終了',
  'account.sessions.ended': '{count, plural, other {#件のセッションを終了しました。}}',
  'account.sessions.failed': 'セッションを終了できませんでした。もう一度お試しください。',
};
