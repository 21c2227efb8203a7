import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.SSO_METADATA_INVALID': 'メタデータを拒否',
  'history.outcome.SSO_PROVIDER_UNREACHABLE': 'プロバイダーに接続できません',
  'history.outcome.SSO_ADDRESS_REFUSED': 'アドレスを拒否',
  'history.outcome.SSO_PROVIDER_NAME_TAKEN': '名前が使用中',
  'history.outcome.SSO_PROVIDER_LIMIT': 'プロバイダーが多すぎます',
  'history.outcome.SSO_DOMAIN_TAKEN': 'ドメインが使用中',
  'history.outcome.SSO_NO_WAY_BACK': '緊急アクセスなし',
  'history.outcome.SSO_IN_AJAX': 'スクリプトからの要求',
  'history.did.sso.saml_sign_in_finished':
    '{outcome, select, success {IDプロバイダー経由でサインインしました} other {IDプロバイダー経由でのサインインを試みました}}',
  'history.did.sso.oidc_signed_in':
    '{outcome, select, success {IDプロバイダー経由でサインインしました} other {IDプロバイダー経由でのサインインを試みました}}',
  'history.did.sso.saml_signed_in':
    '{outcome, select, success {IDプロバイダー経由でサインインしました} other {IDプロバイダー経由でのサインインを試みました}}',
  'history.did.sso.saml_signed_out':
    '{outcome, select, success {IDプロバイダーによってサインアウトしました} other {IDプロバイダーがサインアウトを試みました}}',
  'history.did.identity_provider.deleted': 'IDプロバイダー{name}を削除',
  'history.did.identity_provider.changed': 'IDプロバイダー{name}を変更',
  'history.did.sso.domain_changed': 'ドメインの人のサインイン方法を変更',
  'history.did.sso.exemptions_changed': 'シングルサインオンのほかにパスワードでサインインできる人を変更',
  'history.did.identity_provider.created': 'IDプロバイダー{name}を追加',
  'history.did.identity_provider.tested': 'IDプロバイダー{name}を試',
};
