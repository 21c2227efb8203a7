import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SSO_METADATA_INVALID:
    'メタデータを使用できません：{problem}。IDプロバイダーがサービスプロバイダー向けに提供するファイルまたはアドレスを使用してください。',
  SSO_PROVIDER_UNREACHABLE:
    '{host}のIDプロバイダーが正しく応答しません：{problem}。アドレスと、このサーバーから接続できることを確認してください。',
  SSO_ADDRESS_REFUSED:
    '{host}はプライベートネットワークにあり、Casbahから自動では接続しません。このCasbahの管理者にホストの許可を依頼するか、ファイルからメタデータを取り込んでください。',
  'NAME_TAKEN.identity-provider': 'この名前のIDプロバイダーはすでにあります。別の名前を選んでください。',
  SSO_PROVIDER_LIMIT: 'IDプロバイダーは1社につき{limit}件までです。使われていないものを削除してください。',
  SSO_DOMAIN_TAKEN:
    '{domain}では、すでに別の会社がシングルサインオンを使用しています。自社のドメインである場合は、運用者に連絡してください。',
  SSO_NO_WAY_BACK:
    '先に、有効なシステム管理者を少なくとも1人、常にパスワードでサインインできるようにしてください。そうしないと、プロバイダーの障害で全員が締め出されます。',
  'problem.not_own_domain': '{domain}は貴社のドメインではありません。',
  'problem.no_profile': 'そのアクセスプロファイルはありません。',
};
