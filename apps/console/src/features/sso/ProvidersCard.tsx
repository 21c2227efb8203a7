import type { IdentityProvider } from '@casbah/contract/sso';
import { CERTIFICATE_WARNING_DAYS } from '@casbah/domain/identity-provider';
import { DAY_MS } from '@casbah/domain/time-units';
import type { ssoWords } from '@casbah/messages/sso';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Sso.module.css';

export function ProvidersCard({
  providers,
  shown,
  mayChange,
  onSelect,
  onAdd,
}: {
  providers: readonly IdentityProvider[];
  shown: string | undefined;
  mayChange: boolean;
  onSelect: (id: string) => void;
  onAdd: () => void;
}) {
  const say = useWords<typeof ssoWords>();
  const add = mayChange ? (
    <Button variant="primary" onPress={onAdd}>
      {say('sso.add')}
    </Button>
  ) : undefined;
  if (providers.length === 0)
    return (
      <Card title={say('sso.providers')}>
        <EmptyState compact title={say('sso.none')} action={add} />
      </Card>
    );
  return (
    <Card title={say('sso.providers')} aside={add} flush>
      <StaticTable
        label={say('sso.providers')}
        rows={providers}
        rowKey={({ id }) => id}
        empty={say('sso.none')}
        currentKey={shown}
        onRow={({ id }) => onSelect(id)}
        columns={[
          {
            id: 'name',
            header: say('sso.name'),
            isRowName: true,
            cell: ({ id, name }) => (
              <button type="button" className={css.name} onClick={() => onSelect(id)}>
                {name}
              </button>
            ),
          },
          { id: 'kind', header: say('sso.kind'), cell: ({ kind }) => say(`sso.kind.${kind}`) },
          {
            id: 'state',
            header: say('sso.state'),
            cell: ({ is_enabled }) => say(is_enabled ? 'sso.state.on' : 'sso.state.off'),
          },
          { id: 'domains', header: say('sso.domainsOf'), cell: ({ domains }) => domains.join(', ') || '–' },
          {
            id: 'certificate',
            header: say('sso.certificate'),
            cell: (provider) => <CertificateEnd {...provider} />,
          },
          { id: 'people', header: say('sso.people'), align: 'end', cell: ({ people }) => people },
        ]}
      />
    </Card>
  );
}

/** Expiry of the last certificate, with advice when it is near. */
export function CertificateEnd({ certificates }: Pick<IdentityProvider, 'certificates'>) {
  const say = useWords<typeof ssoWords>();
  const format = useFormat();
  const ends = certificates.map(({ valid_to }) => Date.parse(valid_to));
  if (ends.length === 0) return say('sso.certificate.none');
  const end = Math.max(...ends);
  const date = format.date(end, 'day');
  const left = end - Date.now();
  if (left <= 0) return <span className={css.warn}>{say('sso.certificate.ended', { date })}</span>;
  if (left < CERTIFICATE_WARNING_DAYS * DAY_MS)
    return <span className={css.warn}>{say('sso.certificate.soon', { date })}</span>;
  return say('sso.certificate.until', { date });
}
