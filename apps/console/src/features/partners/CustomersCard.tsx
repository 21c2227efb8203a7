import type { PartnerCustomer } from '@casbah/contract/partners';
import type { partnersWords } from '@casbah/messages/partners';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useState } from 'react';
import { call, leaveFor } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Partners.module.css';
import { useChange } from './queries.ts';

/** Companies that this one administers, with their state and a button to open them. */
export function CustomersCard({ customers }: { customers: readonly PartnerCustomer[] }) {
  const say = useWords<typeof partnersWords>();
  const format = useFormat();
  const { isPending, failure, change } = useChange();
  const [asked, setAsked] = useState<PartnerCustomer>();

  const open = (id: string) =>
    change(async () => {
      const { redirect } = await call('POST /admin/partners/customers/{id}/open', { params: { id } });
      // From now on, everything cached belongs to another company.
      leaveFor(redirect);
    });
  return (
    <Card title={say('partners.customers')} flush={customers.length > 0}>
      {customers.length === 0 ? (
        <p className={css.hint}>{say('partners.customers.nothing')}</p>
      ) : (
        <StaticTable
          label={say('partners.customers')}
          rows={customers}
          rowKey={({ id }) => id}
          empty="–"
          columns={[
            {
              id: 'company',
              header: say('partners.company'),
              isRowName: true,
              cell: ({ name, primary_domain }) => (
                <span className={css.lines}>
                  <span>{name}</span>
                  <span className={css.second}>{primary_domain}</span>
                </span>
              ),
            },
            {
              id: 'people',
              header: say('partners.people'),
              align: 'end',
              cell: (row) => format.number(row.people),
            },
            {
              id: 'sources',
              header: say('partners.sources'),
              align: 'end',
              cell: (row) => format.number(row.datasources),
            },
            {
              id: 'failed',
              header: say('partners.failed'),
              align: 'end',
              cell: ({ failed_loads }) =>
                failed_loads === 0 ? '0' : <Chip tone="high">{format.number(failed_loads)}</Chip>,
            },
            {
              id: 'last',
              header: say('partners.lastFile'),
              cell: ({ last_load_on }) =>
                last_load_on === null ? (
                  say('partners.never')
                ) : (
                  <RelativeTime time={Date.parse(last_load_on)} />
                ),
            },
            {
              id: 'open',
              header: say('partners.visit'),
              align: 'end',
              cell: (row) => (
                <Button
                  size="small"
                  onPress={() => setAsked(row)}
                  aria-label={`${say('partners.open')}: ${row.name}`}
                >
                  {say('partners.open')}
                </Button>
              ),
            },
          ]}
        />
      )}
      {failure === undefined ? null : <ErrorView error={failure} compact />}
      <ConfirmDialog
        open={asked !== undefined}
        title={say('partners.open.title', { name: asked?.name ?? '' })}
        accept={say('partners.open')}
        pending={isPending}
        onAccept={() => {
          if (asked !== undefined) void open(asked.id).finally(() => setAsked(undefined));
        }}
        onCancel={() => setAsked(undefined)}
      >
        {say('partners.open.text')}
      </ConfirmDialog>
    </Card>
  );
}
