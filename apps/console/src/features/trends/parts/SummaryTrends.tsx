import type { Scope } from '../../../scope/scope.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import css from '../Trends.module.css';
import { DepartmentsCard } from './DepartmentsCard.tsx';
import { DuplicatesCard } from './DuplicatesCard.tsx';
import { InstancesCard } from './InstancesCard.tsx';
import { MonthsCard } from './MonthsCard.tsx';

/** How cloud use changes and divides, below the summary. */
export default function SummaryTrends({ query, scope }: { query: ScopeQuery | undefined; scope: Scope }) {
  return (
    <>
      <MonthsCard query={query} />
      <DuplicatesCard query={query} scope={scope} />
      <div className={css.two}>
        <InstancesCard query={query} scope={scope} />
        <DepartmentsCard query={query} />
      </div>
    </>
  );
}
