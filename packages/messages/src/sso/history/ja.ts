import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.SSO_METADATA_INVALID': 'メタデータを拒否',
  'history.outcome.SSO_PROVIDER_UNREACHABLE': 'プロバイダーに接続できません',
  'history.outcome.SSO_ADDRESS_REFUSED': 'アドレスを拒否',
  'history.outcome.SSO_PROVIDER_NAME_TAKEN': '名前が使用中',
  'history.outcome.SSO_PROVIDER_LIMIT': 'プロバイダーが多すぎます',
  'history.outcome.SSO_DOMAIN_TAKEN': 'ドメインが使用中',
  'history.outcome.SSO_NO_WAY_BACK': '戻る手段がありません',
  'history.outcome.SSO_IN_AJAX': 'スクリプトからの要求',
  'history.did.sso.saml_sign_in_finished':
    '{outcome, select, success {ID プロバイダー経由でサインインしました} other {ID プロバイダー経由でのサインインを試みました}}',
  'history.did.sso.oidc_signed_in':
    '{outcome, select, success {ID プロバイダー経由でサインインしました} other {ID プロバイダー経由でのサインインを試みました}}',
  'history.did.sso.saml_signed_in':
    '{outcome, select, success {ID プロバイダー経由でサインインしました} other {ID プロバイダー経由でのサインインを試みました}}',
  'history.did.sso.saml_signed_out':
    '{outcome, select, success {ID プロバイダーによってサインアウトしました} other {ID プロバイダーがサインアウトを試みました}}',
  'history.did.identity_provider.deleted': 'ID プロバイダー {name} を削除しました',
  'history.did.identity_provider.changed': 'ID プロバイダー {name} を変更しました',
  'history.did.sso.domain_changed': 'ドメインの人のサインイン方法を変更しました',
  'history.did.sso.exemptions_changed':
    'シングルサインオンのほかにパスワードでサインインできる人を変更しました',
  'history.did.identity_provider.created': 'ID プロバイダー {name} を追加しました',
  'history.did.identity_provider.tested': 'ID プロバイダー {name} を試しました',
};
