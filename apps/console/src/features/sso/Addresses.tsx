import type { ServiceAddresses } from '@casbah/contract/sso';
import type { ProviderKind } from '@casbah/domain/identity-provider';
import type { ssoWords } from '@casbah/messages/sso';
import type { IdOf } from '@casbah/messages/word-part';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Sso.module.css';

/** Values to enter at the provider, each with a copy button. */
export function Addresses({ kind, service }: { kind: ProviderKind; service: ServiceAddresses }) {
  const say = useWords<typeof ssoWords>();
  const rows: readonly (readonly [IdOf<typeof ssoWords>, string])[] =
    kind === 'saml'
      ? [
          ['sso.address.entity', service.entity_id],
          ['sso.address.acs', service.acs_url],
          ['sso.address.logout', service.logout_url],
          ['sso.address.metadata', service.metadata_url],
        ]
      : [['sso.address.redirect', service.redirect_uri]];
  return (
    <dl className={css.addresses}>
      {rows.map(([label, address]) => (
        <div key={label}>
          <dt>{say(label)}</dt>
          <dd>
            <span>{address}</span>
            <CopyButton text={address} size="small" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
