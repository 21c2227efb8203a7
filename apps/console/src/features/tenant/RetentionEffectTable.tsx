import type { RetentionEffect } from '@casbah/contract/tenant';
import type { tenantWords } from '@casbah/messages/tenant';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import css from '../../settings/Settings.module.css';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';

/** Stored events under chosen retention settings: what is deleted, what stays, and what expires next. */
export function RetentionEffectTable({
  query: { data, error, refetch },
  isCounting,
}: {
  query: Pick<UseQueryResult<{ kinds: readonly RetentionEffect[] }>, 'data' | 'error' | 'refetch'>;
  isCounting: boolean;
}) {
  const say = useWords<typeof tenantWords>();
  const format = useFormat('UTC');
  if (error !== null) return <ErrorView error={error} onRetry={() => void refetch()} compact />;
  if (data === undefined) return <Skeleton height={96} />;
  return (
    <div className={css.effect} aria-live="polite" aria-busy={isCounting}>
      <StaticTable
        label={say('settings.retention.effect')}
        rows={data.kinds}
        rowKey={({ kind }) => kind}
        empty={say('settings.retention.effect.none')}
        columns={[
          {
            id: 'kind',
            header: say('settings.retention.effect.kind'),
            isRowName: true,
            cell: ({ kind }) => say(`settings.kind.${kind}`),
          },
          {
            id: 'expired',
            header: say('settings.retention.effect.expired'),
            align: 'end',
            cell: ({ expired, bytes }) =>
              expired === 0
                ? format.number(0)
                : say('settings.retention.effect.expired.some', {
                    count: format.number(expired),
                    bytes: format.bytes(bytes),
                  }),
          },
          {
            id: 'oldest',
            header: say('settings.retention.effect.oldest'),
            cell: ({ oldest }) => (oldest === null ? '–' : format.date(Date.parse(oldest), 'date')),
          },
          {
            id: 'soon',
            header: say('settings.retention.effect.soon'),
            align: 'end',
            cell: ({ soon }) => format.number(soon),
          },
        ]}
      />
    </div>
  );
}
