import type { AlertRuleAnswer } from '@casbah/contract/alertrules';
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
import { alertRulesQuery } from './queries.ts';
import { useTags } from './useTags.ts';

/** Alert rules with their hits. */
export function AlertRulesCard() {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const mayChange = useMay('audit.modify');
  const { data, error, refetch } = useQuery(alertRulesQuery);
  const add = mayChange ? (
    <Link to="/appAudit/decisions/policies/add" className={buttonClass()}>
      {say('decisions.alertRules.add')}
    </Link>
  ) : undefined;
  return (
    <Card title={say('decisions.alertRules')} aside={data?.policies.length === 0 ? undefined : add} flush>
      {data === undefined ? (
        error === null ? (
          <div className={css.skeleton} aria-busy="true">
            <Skeleton height={72} />
          </div>
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} />
        )
      ) : data.policies.length === 0 ? (
        <EmptyState compact title={say('decisions.alertRules.none')} action={add}>
          {say('decisions.alertRules.none.why')}
        </EmptyState>
      ) : (
        <AlertRulesTable rules={data.policies} />
      )}
    </Card>
  );
}

function AlertRulesTable({ rules }: { rules: readonly AlertRuleAnswer[] }) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const intl = useIntl();
  const format = useFormat();
  const tags = useTags();
  const deedsOf = ({ gives_notice, adds_tag, raises_incident }: AlertRuleAnswer): string => {
    const deeds = [
      ...(gives_notice ? [say('decisions.alertRules.does.notice')] : []),
      ...(raises_incident ? [say('decisions.alertRules.does.incident')] : []),
      ...(adds_tag === null
        ? []
        : [say('decisions.alertRules.does.tag', { tag: tags.get(adds_tag) ?? '–' })]),
    ];
    return deeds.length === 0
      ? say('decisions.alertRules.does.list')
      : intl.formatList(deeds, { type: 'unit' });
  };
  return (
    <StaticTable
      label={say('decisions.alertRules')}
      rows={rules}
      rowKey={({ id }) => id}
      empty=""
      columns={[
        {
          id: 'name',
          header: say('decisions.alertRule'),
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
          header: say('decisions.alertRules.state'),
          cell: ({ is_enabled }) =>
            is_enabled ? (
              <Chip tone="low">{say('decisions.alertRules.on')}</Chip>
            ) : (
              <Chip>{say('decisions.alertRules.off')}</Chip>
            ),
        },
        {
          id: 'window',
          header: say('decisions.alertRule.window'),
          cell: ({ window }) => say(`decisions.alertRule.window.${window}`),
        },
        { id: 'does', header: say('decisions.alertRules.does'), wraps: true, cell: deedsOf },
        {
          id: 'hits',
          header: say('decisions.alertRules.hits'),
          align: 'end',
          cell: ({ hits }) => format.number(hits),
        },
        {
          id: 'last',
          header: say('decisions.alertRules.lastHit'),
          cell: ({ last_hit_on }) =>
            last_hit_on === null ? (
              <span className={css.quiet}>{say('decisions.alertRules.never')}</span>
            ) : (
              <RelativeTime time={Date.parse(last_hit_on)} />
            ),
        },
      ]}
    />
  );
}
