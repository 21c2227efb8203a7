import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.external_id': 'ディレクトリでの ID',
  'history.field.attributes': '属性',
  'history.field.first_name': '名',
  'history.field.last_name': '姓',
  'history.field.cell_phone': '電話番号',
  'history.field.department': '部署',
  'history.field.title': '役職',
  'history.field.is_active': '有効',
  'history.field.is_admin': 'システム管理者',
  'history.field.is_db_login_allowed': 'パスワードでサインイン',
  'history.field.access_profiles': 'アクセスプロファイル',
  'history.did.POST /admin/user/ng/add': '{name} を追加しました',
  'history.did.POST /admin/user/ng/edit': '{name} のアカウントを変更しました',
  'history.did.POST /admin/user/ng/reset_password/': '{name} に新しいパスワードを求めました',
  'history.did.POST /admin/user/update_password': '{name} に別のパスワードを設定しました',
  'history.did.POST /admin/user/ng/bulkupdate':
    '{act, select, activate {{name} を有効にしました} deactivate {{name} を無効にしました} other {{name} に新しいパスワードを求めました}}',
  'history.did.POST /admin/user/bulk_update_user_activation_status':
    '{act, select, activate {{name} を有効にしました} other {{name} を無効にしました}}',
  'history.did.POST /admin/user/ng/delete_user/': '{name} を削除しました',
  'history.did.POST /admin/user/delete_users/': '{name} を削除しました',
  'history.did.POST /admin/user/delete_all': '{name} を削除しました',
  'history.did.POST /admin/user/ng/unlock_user': '{name} のロックを解除しました',
  'history.did.DELETE /admin/users/{id}/sessions/{name}': '{name} のセッションを終了しました',
  'history.did.POST /admin/users/{id}/sessions/revoke_all': '{name} のすべてのセッションを終了しました',
  'history.did.POST /controls/make_api_request post users': '{name} を追加しました',
  'history.did.POST /controls/make_api_request patch users': '{name} のアカウントを変更しました',
  'history.did.POST /controls/make_api_request delete users': '{name} を削除しました',
};
