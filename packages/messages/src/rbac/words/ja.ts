import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'permission.title': 'このページへのアクセス権がありません',
  'permission.sentence': '{company}でのあなたの権限に含まれていません',
  'permission.page': '「{page}」へのアクセスが拒否されました',
  'permission.anyPage': 'アクセスが拒否されました',
  'permission.ask': '{company}のシステム管理者に、次の権限を含むアクセスプロファイルを依頼してください：',
  'permission.askAny': '必要なアクセスプロファイルを{company}のシステム管理者にお問い合わせください。',
  'permission.sysadminOnly':
    '{company}のシステム管理者だけが開けます。どのアクセスプロファイルにも含まれていません。',
  'permission.reason.configure': 'アプリの設定には、ストアの閲覧だけでなく変更の権限が必要です。',
  'permission.address': '要求されたアドレス：{address}',
  'permission.start': '開始ページに移動',
  'permission.granted': 'アクセスできるようになりました。まもなくページが開きます。',
  'permission.grantedNow': '今すぐ開く',
};
