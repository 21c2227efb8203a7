import type { trendsWords } from '@casbah/messages/trends';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { ServiceName } from '@casbah/widgets/service-name/ServiceName.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Scope } from '../../../scope/scope.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';
import { TrendCard } from '../TrendCard.tsx';
import css from '../Trends.module.css';
import { duplicatesQuery } from '../trend-queries.ts';

/** Other used services of the same category. */
export function SameCategoryCard({
  service,
  query,
  scope,
}: {
  service: string;
  query: ScopeQuery | undefined;
  scope: Scope;
}) {
  const say = useWords<typeof trendsWords>();
  const format = useFormat();
  const answer = useQuery(duplicatesQuery(query, service));
  return (
    <TrendCard
      title={say('trends.sameCategory')}
      answer={answer}
      aside={({ rows: [row] }) =>
        row === undefined
          ? undefined
          : say('trends.duplicates.aside', {
              count: row.duplicate_seats,
              words: format.number(row.duplicate_seats),
            })
      }
    >
      {({ rows: [row] }) => {
        const others = row?.services.filter(({ id }) => id !== service) ?? [];
        if (others.length === 0) return <EmptyState compact title={say('trends.sameCategory.nothing')} />;
        return (
          <ul className={css.services}>
            {others.map(({ id, name, level, brr, users }) => (
              <li key={id}>
                <Link to="/appAudit/service/$id" params={{ id }} search={scope}>
                  <ServiceName name={name} id={id} />
                </Link>
                <RiskChip level={level} brr={brr} />
                <span className={css.number}>{say('trends.people', { count: users })}</span>
              </li>
            ))}
          </ul>
        );
      }}
    </TrendCard>
  );
}
