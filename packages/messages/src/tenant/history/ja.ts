import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.settings.changed': '設定を変更：{name}',
  'history.did.tenant.changed': '会社の情報を変更',
  'history.did.tenant.renamed': '会社名を{name}に変更しました',
  'history.did.events.expired':
    '{kind, select, activity {{name}より前のアクティビティを、保存期間の設定に従って削除} traffic {{name}より前のトラフィックを、保存期間の設定に従って削除} dlp {{name}より前のDLPの検出を、保存期間の設定に従って削除} posture {{name}より前の構成の検出を、保存期間の設定に従って削除} audit {{name}より前の監査イベントを、保存期間の設定に従って削除} other {{name}より前のイベントを、保存期間の設定に従って削除}}',
};
