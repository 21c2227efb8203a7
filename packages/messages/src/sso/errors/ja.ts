import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SSO_METADATA_INVALID:
    'メタデータを使用できません: {problem}。ID プロバイダーがサービスプロバイダー向けに提供するファイルまたはアドレスを使用してください。',
  SSO_PROVIDER_UNREACHABLE:
    '{host} の ID プロバイダーが正しく応答しません: {problem}。アドレスと、このサーバーから接続できることを確認してください。',
  SSO_ADDRESS_REFUSED:
    '{host} はプライベートネットワークにあり、Casbah から自動では接続しません。この Casbah の管理者にホストの許可を依頼するか、ファイルからメタデータを取り込んでください。',
  'NAME_TAKEN.identity-provider': 'この名前の ID プロバイダーはすでにあります。別の名前を選んでください。',
  SSO_PROVIDER_LIMIT:
    'ID プロバイダーは 1 社につき {limit} 件までです。使われていないものを削除してください。',
  SSO_DOMAIN_TAKEN:
    '{domain} のユーザーはすでに別の会社のプロバイダーでサインインしています。ドメインの所有者をこの Casbah の管理者に確認してください。',
  SSO_NO_WAY_BACK:
    '先に、有効なシステム管理者を少なくとも 1 人、常にパスワードでサインインできるようにしてください。そうしないと、プロバイダーの障害で全員が締め出されます。',
};
