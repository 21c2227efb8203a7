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
  'history.did.GET /saml2/finish/':
    '{outcome, select, success {ID プロバイダー経由でサインインしました} other {ID プロバイダー経由でのサインインを試みました}}',
  'history.did.GET /oidc/callback/:provider/':
    '{outcome, select, success {ID プロバイダー経由でサインインしました} other {ID プロバイダー経由でのサインインを試みました}}',
  'history.did.POST /saml2/acs/:provider/':
    '{outcome, select, success {ID プロバイダー経由でサインインしました} other {ID プロバイダー経由でのサインインを試みました}}',
  'history.did.GET /saml2/sls/:provider/':
    '{outcome, select, success {ID プロバイダーによってサインアウトしました} other {ID プロバイダーがサインアウトを試みました}}',
  'history.did.POST /saml2/sls/:provider/':
    '{outcome, select, success {ID プロバイダーによってサインアウトしました} other {ID プロバイダーがサインアウトを試みました}}',
  'history.did.DELETE /admin/sso/providers/{id}': 'ID プロバイダー {name} を削除しました',
  'history.did.PATCH /admin/sso/providers/{id}': 'ID プロバイダー {name} を変更しました',
  'history.did.POST /admin/sso/domains': 'ドメインの人のサインイン方法を変更しました',
  'history.did.POST /admin/sso/exempt':
    'シングルサインオンのほかにパスワードでサインインできる人を変更しました',
  'history.did.POST /admin/sso/providers': 'ID プロバイダー {name} を追加しました',
  'history.did.POST /admin/sso/providers/{id}/test': 'ID プロバイダー {name} を試しました',
};
