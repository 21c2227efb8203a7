import type { ServiceRow } from '@casbah/contract/audit';
import type { riskProfilesWords } from '@casbah/messages/risk';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useCategoryName } from '../../../words/useCategoryName.ts';
import { useWords } from '../../../words/useWords.ts';
import { RequestDialog } from '../requests/RequestDialog.tsx';
import { usedServicesQuery } from './queries.ts';
import css from './Risk.module.css';

/** Services in use, lowest confidence first: where a review is most useful. */
export function ReviewPage() {
  const say = useWords<typeof riskProfilesWords>();
  const common = useWords();
  const format = useFormat();
  const categoryName = useCategoryName();
  const { data, error, refetch } = useQuery(usedServicesQuery);
  const [asked, setAsked] = useState<ServiceRow>();
  const rows = data?.rows.toSorted((a, b) => a.confidence - b.confidence || b.users - a.users);
  return (
    <>
      <PageHead title={say('route.audit.reviewBrr')}>{say('brr.review.text')}</PageHead>
      <Card>
        {rows === undefined ? (
          error === null ? (
            <Skeleton height={320} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )
        ) : (
          <StaticTable
            label={say('route.audit.reviewBrr')}
            rows={rows}
            rowKey={({ id }) => id}
            empty={say('brr.review.none')}
            columns={[
              {
                id: 'service',
                header: common('audit.column.service'),
                isRowName: true,
                cell: ({ id, name, category }) => (
                  <>
                    <Link to="/appAudit/service/$id" params={{ id }} search={{}}>
                      {name}
                    </Link>
                    <span className={css.under}>{categoryName(category)}</span>
                  </>
                ),
              },
              {
                id: 'risk',
                header: common('audit.column.risk'),
                cell: ({ level, brr }) => <RiskChip level={level} brr={brr} />,
              },
              {
                id: 'confidence',
                header: say('brr.confidence'),
                align: 'end',
                cell: ({ confidence }) => format.percent(confidence / 100),
              },
              {
                id: 'users',
                header: common('audit.column.users'),
                align: 'end',
                cell: ({ users }) => format.number(users),
              },
              {
                id: 'uploaded',
                header: common('audit.column.uploaded'),
                align: 'end',
                cell: (row) => <Uploaded of={row} />,
              },
              {
                id: 'actions',
                header: say('brr.actions'),
                align: 'end',
                cell: (row) => (
                  <Button
                    size="small"
                    aria-label={say('brr.review.ask.of', { name: row.name })}
                    onPress={() => setAsked(row)}
                  >
                    {say('brr.review.ask')}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Card>
      {asked === undefined ? null : (
        <RequestDialog
          reviewed={{ id: asked.id, name: asked.name, domain: asked.domain }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
