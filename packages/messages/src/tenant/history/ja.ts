import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.settings.changed': '設定を変更：{name}',
  'history.did.tenant.changed': '会社の情報を変更',
  'history.did.tenant.renamed': '会社名を{name}に変更しました',
  'history.did.events.expired': '{name}より前のイベントを、保存期間の設定に従って削除',
};
