import type { ApiKey } from '@casbah/contract/apikeys';
import type { apikeysWords } from '@casbah/messages/apikeys';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { cx } from '@casbah/widgets/class-names.ts';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { InlineCode } from '@casbah/widgets/inline-code/InlineCode.tsx';
import { ItemDeleteBox } from '@casbah/widgets/item-delete-box/ItemDeleteBox.tsx';
import { usePermission } from '@casbah/widgets/permission/permission-state.ts';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import css from './ApiKeys.module.css';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { apiKeysQuery, refreshApiKeys } from './queries.ts';
import { requestWithKey } from './request-with-key.ts';

/** API keys of programs. */
export function ApiKeysPage() {
  const say = useWords<typeof apikeysWords>();
  const mayChange = usePermission('settings.edit_api_keys') === 'enabled';
  const { data, error, refetch } = useQuery(apiKeysQuery);
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const add = mayChange ? (
    <Button variant="primary" onPress={() => setAdding(true)}>
      {say('apikeys.add')}
    </Button>
  ) : undefined;
  const remove = async ({ id, name }: ApiKey): Promise<void> => {
    setFailure(undefined);
    try {
      await call('DELETE /admin/apikeys/{id}', { params: { id } });
      showToast({ tone: 'low', title: say('apikeys.removed', { name }) });
    } catch (caught) {
      setFailure(caught);
    }
    await refreshApiKeys();
  };
  return (
    <>
      <PageHead title={say('apikeys.title')} actions={data?.api_keys.length === 0 ? undefined : add}>
        {say('apikeys.sentence')}
      </PageHead>
      {mayChange ? null : <p className={css.quiet}>{say('apikeys.mayNot')}</p>}
      {failure === undefined ? null : <ErrorView error={failure} compact />}
      <Card flush>
        {data === undefined ? (
          error === null ? (
            <div className={css.skeleton} aria-busy="true">
              {[1, 2, 3].map((row) => (
                <Skeleton key={row} height={24} />
              ))}
            </div>
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )
        ) : data.api_keys.length === 0 ? (
          <EmptyState title={say('apikeys.none')} action={add}>
            {say('apikeys.none.why')}
          </EmptyState>
        ) : (
          <KeysTable keys={data.api_keys} onRemove={mayChange ? (key) => void remove(key) : undefined} />
        )}
      </Card>
      <Card title={say('apikeys.how')}>
        <p className={css.how}>{say('apikeys.how.sentence')}</p>
        <pre className={css.code}>{requestWithKey(location.origin, '$CASBAH_API_KEY')}</pre>
      </Card>
      {isAdding ? <NewKeyDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}

/** Enough of a key to recognize it. */
function beginningOf(id: string): string {
  return `casbah_${id.slice(0, 6)}…`;
}

const TONES = {
  works: 'low',
  ended: 'neutral',
  'maker-left': 'high',
  'maker-holds-less': 'medium',
} as const;

function KeysTable({
  keys,
  onRemove,
}: {
  keys: readonly ApiKey[];
  onRemove: ((key: ApiKey) => void) | undefined;
}) {
  const say = useWords<typeof apikeysWords>();
  const format = useFormat();
  return (
    <StaticTable
      label={say('apikeys.title')}
      rows={keys}
      rowKey={({ id }) => id}
      empty={say('apikeys.none')}
      columns={[
        {
          id: 'name',
          header: say('apikeys.name'),
          isRowName: true,
          cell: ({ id, name }) => (
            <>
              <span className={css.name}>{name}</span>
              <span className={css.second}>
                <InlineCode>{beginningOf(id)}</InlineCode>
              </span>
            </>
          ),
        },
        { id: 'profile', header: say('apikeys.profile'), cell: ({ profile }) => profile.name },
        {
          id: 'state',
          header: say('apikeys.state'),
          cell: ({ state, expires_on }) => (
            <>
              <Chip tone={TONES[state]}>{say(`apikeys.state.${state}`)}</Chip>
              <span className={cx(css.second, css.date)}>
                {say('apikeys.ends', { date: format.date(Date.parse(expires_on), 'date') })}
              </span>
            </>
          ),
        },
        {
          id: 'networks',
          header: say('apikeys.networks'),
          cell: ({ networks }) => (networks.length === 0 ? say('apikeys.networks.all') : networks.join(', ')),
        },
        {
          id: 'used',
          header: say('apikeys.used'),
          cell: ({ last_used_on, last_used_address }) =>
            last_used_on === null ? (
              <span className={css.quiet}>{say('apikeys.used.never')}</span>
            ) : (
              <>
                <RelativeTime time={Date.parse(last_used_on)} />
                <span className={css.second}>{last_used_address}</span>
              </>
            ),
        },
        {
          id: 'made',
          header: say('apikeys.made'),
          wraps: true,
          cell: ({ created_by, created_on }) => (
            <>
              <span className={css.email}>{created_by.email}</span>
              <span className={css.second}>{format.date(Date.parse(created_on), 'day')}</span>
            </>
          ),
        },
        ...(onRemove === undefined
          ? []
          : [
              {
                id: 'remove',
                header: say('apikeys.remove'),
                align: 'end' as const,
                cell: (key: ApiKey) => <ItemDeleteBox name={key.name} onDelete={() => onRemove(key)} />,
              },
            ]),
      ]}
    />
  );
}
