import type { PolicyAnswer } from '@casbah/contract/shadowit';
import type { decisionsWords } from '@casbah/messages/decisions';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { Breadcrumb } from '@casbah/widgets/breadcrumb/Breadcrumb.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { BacktestCard } from './BacktestCard.tsx';
import css from './Decisions.module.css';
import { PolicyActions } from './PolicyActions.tsx';
import { PolicyForm } from './PolicyForm.tsx';
import { PolicyHits } from './PolicyHits.tsx';
import { draftOf, faultOf, isChanged, NEW_POLICY } from './policy-draft.ts';
import { policiesQuery, refreshPolicies } from './queries.ts';

/** One policy, or a new one where the address names none. */
export function PolicyPage() {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const { id } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(policiesQuery);
  if (id === undefined) return <Editor key="new" policy={undefined} />;
  const policy = data?.policies.find((one) => one.id === id);
  if (policy !== undefined) return <Editor key={id} policy={policy} />;
  return (
    <>
      <PageHead title={say('decisions.policy')} above={<Above />} />
      <Card>
        {error !== null ? (
          <ErrorView error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton height={200} />
        ) : (
          <EmptyState title={say('decisions.policy.notFound')} />
        )}
      </Card>
    </>
  );
}

function Above() {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  return (
    <Breadcrumb>
      <Link to="/appAudit/decisions" search={{}}>
        {say('decisions.title')}
      </Link>
    </Breadcrumb>
  );
}

function Editor({ policy }: { policy: PolicyAnswer | undefined }) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const navigate = useNavigate();
  const isReadOnly = !useMay('audit.modify');
  const [draft, setDraft] = useState(() => (policy === undefined ? NEW_POLICY : draftOf(policy)));
  const [wasTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setFailure(undefined);
    setPending(true);
    try {
      await work();
    } catch (caught) {
      setFailure(caught);
    }
    setPending(false);
  };
  const save = async (): Promise<void> => {
    setTried(true);
    if (faultOf(draft) !== undefined || isPending) return;
    await attempt(async () => {
      const saved =
        policy === undefined
          ? await call('POST /risks/policies', { body: draft })
          : await call('PATCH /risks/policies/{id}', { params: { id: policy.id }, body: draft });
      await refreshPolicies();
      setDraft(draftOf(saved.policy));
      showToast({ tone: 'low', title: say('decisions.policy.saved', { name: saved.policy.name }) });
      if (policy === undefined)
        await navigate({
          to: '/appAudit/decisions/policies/$id',
          params: { id: saved.policy.id },
          replace: true,
        });
    });
  };
  return (
    <>
      <PageHead
        title={policy?.name ?? say('decisions.policy.new')}
        above={<Above />}
        actions={
          isReadOnly ? undefined : (
            <PolicyActions
              policy={policy}
              isChanged={policy === undefined || isChanged(draft, policy)}
              isPending={isPending}
              onSave={() => void save()}
              attempt={attempt}
            />
          )
        }
      >
        {say('decisions.policy.sentence')}
      </PageHead>
      <div className={css.stack}>
        {failure === undefined ? null : (
          <ErrorView error={failure} title={say('decisions.policy.failed')} compact />
        )}
        <PolicyForm draft={draft} onDraft={setDraft} wasTried={wasTried} isReadOnly={isReadOnly} />
        <BacktestCard condition={draft.condition} window={draft.window} />
        {policy === undefined ? null : <PolicyHits id={policy.id} />}
      </div>
    </>
  );
}
