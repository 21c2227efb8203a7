import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.external_id': 'ディレクトリでのID',
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
  'history.did.user.created': '{name}を追加',
  'history.did.user.changed': '{name}のアカウントを変更',
  'history.did.user.password_reset': '{name}に新しいパスワードの設定を要求',
  'history.did.user.password_changed': '{name}に別のパスワードを設定',
  'history.did.users.changed':
    '{act, select, activate {{name}を有効にしました} deactivate {{name}を無効にしました} other {{name}に新しいパスワードを求めました}}',
  'history.did.users.activation_changed':
    '{act, select, activate {{name}を有効にしました} other {{name}を無効にしました}}',
  'history.did.user.deleted': '{name}を削除',
  'history.did.users.deleted': '{name}を削除',
  'history.did.user.unlocked': '{name}のロックを解除',
  'history.did.user.session_ended': '{name}のセッションを終了',
  'history.did.user.sessions_ended': '{name}のすべてのセッションを終了',
};
