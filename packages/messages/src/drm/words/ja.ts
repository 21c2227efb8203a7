import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'settings.drm': 'DRMサーバー',
  'settings.drm.hint':
    '保護ファイルの鍵を持つサーバーです。ファイルを保護するポリシーは今後対応予定で、それまでは登録と応答の確認だけができます。',
  'settings.drm.empty': 'DRMサーバーはまだありません',
  'settings.drm.add': 'DRMサーバーを追加',
  'settings.drm.edit': '{name}を編集',
  'settings.drm.url': 'アドレス',
  'settings.drm.url.hint': 'https:// またはhttp://（プライベートアドレスは運用者が許可した場合のみ）',
  'settings.drm.url.wrong': 'https:// またはhttp:// で始まるアドレスを入力してください',
  'settings.drm.key': '鍵',
  'settings.drm.key.hint': '1〜64文字。封印して保管し、二度と表示しません',
  'settings.drm.key.keep': '空のままにすると現在の鍵を保持します。',
  'settings.drm.key.moved': 'アドレスが変わるため、現在の鍵は使われません。新しい鍵を入力してください。',
  'settings.drm.key.kept': '保管済み',
  'settings.drm.key.none': 'なし',
  'settings.drm.notes': 'メモ',
  'settings.drm.check': '確認',
  'settings.drm.answers': '{name}が応答しました（ステータス{status}）',
  'settings.drm.silent': '{name}は応答しません',
  'settings.drm.remove.title': 'DRMサーバー{name}を削除しますか？',
  'settings.drm.remove.text': 'その鍵は破棄されます。保護されたファイルはそのままです。',
};
