import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'permission.title': 'このページを開く権限がありません',
  'permission.sentence': '{company} でのあなたの権限では開くことができません',
  'permission.page': '「{page}」へのアクセスが拒否されました',
  'permission.anyPage': 'ページへのアクセスが拒否されました',
  'permission.ask': '{company} のシステム管理者に、次の権限を含むアクセスプロファイルを依頼してください：',
  'permission.askAny': '必要なアクセスプロファイルを {company} のシステム管理者にお問い合わせください。',
  'permission.sysadminOnly':
    '{company} のシステム管理者だけが開くことができます。この権限を与えるアクセスプロファイルはありません。',
  'permission.reason.configure':
    'アプリのセットアップには、アプリストアを見る権限だけでなく変更する権限が必要です。',
  'permission.address': '要求されたアドレス：{address}',
  'permission.start': 'スタートページへ移動',
  'permission.granted': 'このページを開けるようになりました。まもなく開きます。',
  'permission.grantedNow': '今すぐ開く',
};
