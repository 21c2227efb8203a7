import type { PolicyAnswer } from '@casbah/contract/shadowit';
import type { decisionsWords } from '@casbah/messages/decisions';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Decisions.module.css';
import { policiesQuery } from './queries.ts';
import { useTags } from './useTags.ts';

/** The standing policies, and what each has found. */
export function PoliciesCard() {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const mayChange = useMay('audit.modify');
  const { data, error, refetch } = useQuery(policiesQuery);
  const add = mayChange ? (
    <Link to="/appAudit/decisions/policies/add" className={buttonClass()}>
      {say('decisions.policies.add')}
    </Link>
  ) : undefined;
  return (
    <Card title={say('decisions.policies')} aside={data?.policies.length === 0 ? undefined : add} flush>
      {data === undefined ? (
        error === null ? (
          <div className={css.skeleton} aria-busy="true">
            <Skeleton height={72} />
          </div>
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} />
        )
      ) : data.policies.length === 0 ? (
        <EmptyState compact title={say('decisions.policies.none')} action={add}>
          {say('decisions.policies.none.why')}
        </EmptyState>
      ) : (
        <PoliciesTable policies={data.policies} />
      )}
    </Card>
  );
}

function PoliciesTable({ policies }: { policies: readonly PolicyAnswer[] }) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const intl = useIntl();
  const format = useFormat();
  const tags = useTags();
  const deedsOf = ({ gives_notice, adds_tag }: PolicyAnswer): string => {
    const deeds = [
      ...(gives_notice ? [say('decisions.policies.does.notice')] : []),
      ...(adds_tag === null ? [] : [say('decisions.policies.does.tag', { tag: tags.get(adds_tag) ?? '–' })]),
    ];
    return deeds.length === 0
      ? say('decisions.policies.does.list')
      : intl.formatList(deeds, { type: 'unit' });
  };
  return (
    <StaticTable
      label={say('decisions.policies')}
      rows={policies}
      rowKey={({ id }) => id}
      empty=""
      columns={[
        {
          id: 'name',
          header: say('decisions.policy'),
          isRowName: true,
          wraps: true,
          cell: ({ id, name, condition }) => (
            <>
              <Link to="/appAudit/decisions/policies/$id" params={{ id }}>
                {name}
              </Link>
              <span className={css.second}>{condition}</span>
            </>
          ),
        },
        {
          id: 'state',
          header: say('decisions.policies.state'),
          cell: ({ is_enabled }) =>
            is_enabled ? (
              <Chip tone="low">{say('decisions.policies.on')}</Chip>
            ) : (
              <Chip>{say('decisions.policies.off')}</Chip>
            ),
        },
        {
          id: 'window',
          header: say('decisions.policy.window'),
          cell: ({ window }) => say(`decisions.policy.window.${window}`),
        },
        { id: 'does', header: say('decisions.policies.does'), wraps: true, cell: deedsOf },
        {
          id: 'hits',
          header: say('decisions.policies.hits'),
          align: 'end',
          cell: ({ hits }) => format.number(hits),
        },
        {
          id: 'last',
          header: say('decisions.policies.lastHit'),
          cell: ({ last_hit_on }) =>
            last_hit_on === null ? (
              <span className={css.quiet}>{say('decisions.policies.never')}</span>
            ) : (
              <RelativeTime time={Date.parse(last_hit_on)} />
            ),
        },
      ]}
    />
  );
}
