import { POLICY_TYPES } from '@casbah/domain/policy/policy-type';
import type { policiesWords } from '@casbah/messages/policies';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { textOf } from '../../../scope/scope.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { PageHead } from '../../../shell/PageHead.tsx';
import { errorCode } from '../../../words/error-words.ts';
import { useWords } from '../../../words/useWords.ts';
import { policyQuery } from '../queries.ts';
import { TypeChoice } from '../TypeChoice.tsx';
import { PolicyEditor } from './PolicyEditor.tsx';

/** The policy that the URL names, or a new one of the type that it names. */
export function PolicyPage() {
  const say = useWords<typeof policiesWords>();
  const { policy, type } = useSearch({ strict: false });
  const id = textOf(policy);
  const chosen = POLICY_TYPES.find((one) => one === textOf(type));
  if (id !== undefined) return <StoredPolicy key={id} id={id} />;
  if (chosen === 'shadowitviaaudit') return <Navigate to="/appAudit/decisions/policies/add" replace />;
  if (chosen !== undefined) return <PolicyEditor key={chosen} type={chosen} policy={undefined} />;
  return (
    <>
      <PageHead title={say('policy.new')}>{say('policies.new.sentence')}</PageHead>
      <Card>
        <TypeChoice />
      </Card>
    </>
  );
}

function StoredPolicy({ id }: { id: string }) {
  const say = useWords<typeof policiesWords>();
  const { data, error, refetch } = useQuery(policyQuery(id));
  if (data !== undefined) return <PolicyEditor type={data.type} policy={data} />;
  const code = error === null ? undefined : errorCode(error);
  if (code === 'ALERT_RULE_POLICY')
    return <Navigate to="/appAudit/decisions/policies/$id" params={{ id }} replace />;
  return (
    <>
      <PageHead title={say('route.protect.policies')} />
      <Card>
        {error === null ? (
          <Skeleton height={320} />
        ) : code === 'NOT_FOUND' || code === 'BAD_REQUEST' ? (
          <EmptyState compact title={say('policy.missing')}>
            {say('policy.missing.text')}
          </EmptyState>
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    </>
  );
}
