import type { account as english } from '../en/account.ts';
import type { WordsOf } from '../words.ts';

export const account: WordsOf<typeof english> = {
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
};
