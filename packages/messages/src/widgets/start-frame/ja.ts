import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.skipLink.content': '本文へ移動',
  'widgets.sidebar.collapse': 'サイドバーを折りたたむ',
  'widgets.sidebar.expand': 'サイドバーを広げる',
  'widgets.sidebar.close': 'ナビゲーションを閉じる',
  'widgets.key.ctrl': 'Ctrl',
  'widgets.key.shift': 'Shift',
  'widgets.key.enter': 'Enter',
  'widgets.key.esc': 'Esc',
  'widgets.key.tab': 'Tab',
  'widgets.key.backspace': 'Backspace',
  'widgets.key.home': 'Home',
  'widgets.key.end': 'End',
  'widgets.key.pageUp': 'Page Up',
  'widgets.key.pageDown': 'Page Down',
  'widgets.language.title': '言語',
  'widgets.language.use': '言語：{language}',
  'widgets.error.requestId': 'リクエストID {id}',
  'widgets.storage.notOk':
    'このブラウザーは次の訪問まで何も保存しないため、選択内容が失われます。このサイトのデータ保存を許可し、再読み込みしてください。',
  'widgets.permission.reason': 'お使いの役割では許可されていません。管理者に依頼してください。',
};
