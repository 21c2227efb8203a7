import type { PolicyAnswer } from '@casbah/contract/policies';
import { definitionProblems } from '@casbah/domain/policy/parse-policy';
import { policyChanges } from '@casbah/domain/policy/policy-changes';
import { POLICY_TYPE_FORMS, type PolicyType } from '@casbah/domain/policy/policy-type';
import type { policiesNamesWords, policiesWords } from '@casbah/messages/policies';
import { Breadcrumb } from '@casbah/widgets/breadcrumb/Breadcrumb.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { Link, useBlocker, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { call } from '../../../request/api.ts';
import { useMay } from '../../../request/session.ts';
import { FormErrors } from '../../../shell/FormErrors.tsx';
import { PageHead } from '../../../shell/PageHead.tsx';
import { showToast } from '../../../shell/toasts.ts';
import { usePattern } from '../../../words/usePattern.ts';
import { useWords } from '../../../words/useWords.ts';
import { useExplainWords } from '../explain/useExplainWords.ts';
import { HistoryCard } from '../history/HistoryCard.tsx';
import css from '../Policies.module.css';
import { refreshPolicies } from '../queries.ts';
import { TryCard } from '../try/TryCard.tsx';
import { typeWaitsFor } from '../waiting.ts';
import { ActivateDialog } from './ActivateDialog.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { EditorActions } from './EditorActions.tsx';
import { ExplainCard } from './ExplainCard.tsx';
import { ThenCard } from './ThenCard.tsx';
import { usePolicyEdit } from './usePolicyEdit.ts';
import { WhenCard } from './WhenCard.tsx';

const LIST = '/protect/policies';
const ONE = '/protect/policies/manage';

/** A policy, or a new one of this type: its draft, what it does in words, a trial, and its versions. */
export function PolicyEditor({ type, policy }: { type: PolicyType; policy: PolicyAnswer | undefined }) {
  const say = useWords<typeof policiesWords | typeof policiesNamesWords>();
  const navigate = useNavigate();
  const patternProblem = usePattern();
  const words = useExplainWords();
  const isReadOnly = !useMay('protect.modify');
  const { draft, isChanged, change, reset, save } = usePolicyEdit(type, policy);
  const [attempts, setAttempts] = useState(0);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [dialog, setDialog] = useState<'activate' | 'discard'>();
  // A ref, because the page is left right after saving, before the next render.
  const isKept = useRef(false);

  const inForce = policy?.definition ?? undefined;
  const changes = inForce === undefined ? undefined : policyChanges(inForce, draft);
  const problems = definitionProblems(type, draft);
  const nameProblem = patternProblem('name', draft.name.trim());
  const isRight = problems.length === 0 && nameProblem === undefined;
  const name = draft.name.trim() || say('policy.new');
  const waitsFor = typeWaitsFor(type);
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isChanged && !isKept.current && (next.pathname !== current.pathname || idOf(next) !== idOf(current)),
    enableBeforeUnload: () => isChanged && !isKept.current,
    withResolver: true,
  });

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  const open = async ({ id }: PolicyAnswer): Promise<void> => {
    isKept.current = true;
    await navigate({ to: ONE, search: { policy: id }, replace: true });
  };
  const saveDraft = async (): Promise<void> => {
    setAttempts((before) => before + 1);
    if (!isRight) return;
    await attempt(async () => {
      const saved = await save();
      showToast({ tone: 'low', title: say('policy.saved', { name }) });
      if (policy === undefined) await open(saved);
    });
  };
  /** Saves what isn't saved, then activates the draft. */
  const activate = async (note: string): Promise<void> => {
    const saved = isChanged || policy?.draft == null ? await save() : policy;
    if (saved.draft === null) return setDialog(undefined);
    const { policies } = await call('POST /protect/policies/activate', {
      body: { drafts: [{ id: saved.id, revision: saved.draft.revision }], note },
    });
    await refreshPolicies();
    setDialog(undefined);
    showToast({
      tone: 'low',
      title: say('policy.activated', { name, version: policies[0]?.version ?? 1 }),
    });
    if (policy === undefined) await open(saved);
  };
  const discard = async (): Promise<void> => {
    setDialog(undefined);
    if (isChanged || policy === undefined) {
      reset();
      isKept.current = policy === undefined;
      if (policy === undefined) await navigate({ to: LIST, search: {} });
      return;
    }
    await attempt(async () => {
      const revision = policy.draft?.revision ?? 0;
      await call('DELETE /protect/policies/{id}/draft', { params: { id: policy.id }, query: { revision } });
      showToast({ tone: 'low', title: say('policy.discarded') });
      if (policy.version === null) await navigate({ to: LIST, search: {} });
      await refreshPolicies();
    });
  };
  const restore = async (version: number): Promise<void> => {
    if (policy === undefined) return;
    await call('POST /protect/policies/{id}/versions/{version}/restore', {
      params: { id: policy.id, version },
      body: { revision: policy.draft?.revision ?? 0 },
    });
    reset();
    await refreshPolicies();
    showToast({ tone: 'low', title: say('policy.history.restored', { version }) });
  };

  return (
    <>
      <PageHead
        title={policy === undefined && draft.name === '' ? say('policy.new') : name}
        above={
          <Breadcrumb>
            <Link to={LIST} search={{}}>
              {say('route.protect.policies')}
            </Link>
            <span>{say(`policy.type.${type}`)}</span>
          </Breadcrumb>
        }
        actions={
          <EditorActions
            policy={policy}
            changes={changes?.length}
            isChanged={isChanged}
            isPending={isPending}
            onDiscard={() => setDialog('discard')}
            onSave={() => void saveDraft()}
            onActivate={() => {
              setAttempts((before) => before + 1);
              if (isRight) setDialog('activate');
            }}
          />
        }
      >
        {waitsFor === undefined
          ? say(`policy.enforced.${POLICY_TYPE_FORMS[type].enforcement}`)
          : say(`policy.waits.${waitsFor}`)}
      </PageHead>
      {isReadOnly ? <p className={css.quiet}>{say('policy.readonly')}</p> : null}
      <div className={css.page}>
        <FormErrors error={failure} title={say('policy.save.failed', { name })} attempt={attempts}>
          <div className={css.stack}>
            <DetailsCard
              draft={draft}
              onChange={change}
              nameProblem={attempts > 0 ? nameProblem : undefined}
              isNew={policy === undefined}
              isReadOnly={isReadOnly}
            />
            <WhenCard
              type={type}
              draft={draft}
              onChange={change}
              words={words}
              isTried={attempts > 0}
              isReadOnly={isReadOnly}
            />
            <ThenCard
              type={type}
              responses={draft.responses}
              onChange={(responses) => change({ responses })}
              words={words}
              isReadOnly={isReadOnly}
            />
          </div>
        </FormErrors>
        <div className={css.stack}>
          <ExplainCard type={type} policy={draft} problems={problems} words={words} />
          <TryCard type={type} policy={draft} isUsable={isRight} words={words} />
          {policy === undefined ? null : (
            <HistoryCard policy={policy} onRestore={isReadOnly ? undefined : restore} />
          )}
        </div>
      </div>
      {dialog === 'activate' ? (
        <ActivateDialog
          name={name}
          changes={changes}
          onActivate={activate}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      <ConfirmDialog
        open={dialog === 'discard'}
        title={say('policy.discard.title')}
        accept={say('policy.discard')}
        danger
        onAccept={() => void discard()}
        onCancel={() => setDialog(undefined)}
      >
        {isChanged || policy === undefined
          ? say('policy.leave.text')
          : policy.version === null
            ? say('policy.discard.new')
            : say('policy.discard.text', { version: policy.version })}
      </ConfirmDialog>
      <ConfirmDialog
        open={leaving.status === 'blocked'}
        title={say('policy.leave.title')}
        accept={say('policy.leave')}
        danger
        onAccept={() => leaving.proceed?.()}
        onCancel={() => leaving.reset?.()}
      >
        {say('policy.leave.text')}
      </ConfirmDialog>
    </>
  );
}

/** The policy that an address opens. */
function idOf({ search }: { search: unknown }): unknown {
  return typeof search === 'object' && search !== null && 'policy' in search ? search.policy : undefined;
}
