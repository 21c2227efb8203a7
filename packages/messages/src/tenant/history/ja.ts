import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/config/update': '設定を変更: {name}',
  'history.did.POST /controls/make_api_request patch tenantconfig': '設定を変更: {name}',
  'history.did.POST /admin/tenant/update': '会社の情報を変更',
  'history.did.PATCH /admin/tenant/company': '会社名を{name}に変更しました',
  'history.did.retention': '{name}より前のイベントを、会社の保存期間に従って削除しました',
};
