import type { AlertRuleAnswer } from '@casbah/contract/alertrules';
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
import { FormErrors } from '../../shell/FormErrors.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { AlertRuleActions } from './AlertRuleActions.tsx';
import { AlertRuleForm } from './AlertRuleForm.tsx';
import { AlertRuleHits } from './AlertRuleHits.tsx';
import { draftOf, faultOf, isChanged, NEW_ALERT_RULE } from './alert-rule-draft.ts';
import { BacktestCard } from './BacktestCard.tsx';
import css from './Decisions.module.css';
import { alertRulesQuery, refreshAlertRules } from './queries.ts';

/** One alert rule, or a new one if the URL names none. */
export function AlertRulePage() {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const { id } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(alertRulesQuery);
  if (id === undefined) return <Editor key="new" rule={undefined} />;
  const rule = data?.policies.find((one) => one.id === id);
  if (rule !== undefined) return <Editor key={id} rule={rule} />;
  return (
    <>
      <PageHead title={say('decisions.alertRule')} above={<Above />} />
      <Card>
        {error !== null ? (
          <ErrorView error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton height={200} />
        ) : (
          <EmptyState title={say('decisions.alertRule.notFound')} />
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
        {say('route.audit.decisions')}
      </Link>
    </Breadcrumb>
  );
}

function Editor({ rule }: { rule: AlertRuleAnswer | undefined }) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const navigate = useNavigate();
  const isReadOnly = !useMay('audit.modify');
  const [draft, setDraft] = useState(() => (rule === undefined ? NEW_ALERT_RULE : draftOf(rule)));
  const [attempts, setAttempts] = useState(0);
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
    setAttempts((before) => before + 1);
    if (faultOf(draft) !== undefined || isPending) return;
    await attempt(async () => {
      const saved =
        rule === undefined
          ? await call('POST /risks/policies', { body: draft })
          : await call('PATCH /risks/policies/{id}', { params: { id: rule.id }, body: draft });
      await refreshAlertRules();
      setDraft(draftOf(saved.policy));
      showToast({ tone: 'low', title: say('decisions.alertRule.saved', { name: saved.policy.name }) });
      if (rule === undefined)
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
        title={rule?.name ?? say('decisions.alertRule.new')}
        above={<Above />}
        actions={
          isReadOnly ? undefined : (
            <AlertRuleActions
              rule={rule}
              isChanged={rule === undefined || isChanged(draft, rule)}
              isPending={isPending}
              onSave={() => void save()}
              attempt={attempt}
            />
          )
        }
      >
        {say('decisions.alertRule.sentence')}
      </PageHead>
      <div className={css.stack}>
        <FormErrors error={failure} title={say('decisions.alertRule.failed')} attempt={attempts}>
          <AlertRuleForm draft={draft} onDraft={setDraft} wasTried={attempts > 0} isReadOnly={isReadOnly} />
        </FormErrors>
        <BacktestCard condition={draft.condition} window={draft.window} />
        {rule === undefined ? null : <AlertRuleHits id={rule.id} />}
      </div>
    </>
  );
}
