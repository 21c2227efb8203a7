import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { RuleBuilder } from '@casbah/widgets/rule-builder/RuleBuilder.tsx';
import type { RuleChoices } from '@casbah/widgets/rule-builder/rule-choice.ts';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useMay } from '../../request/session.ts';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useErrorWords } from '../../shell/useErrorWords.ts';
import { usePattern } from '../../words/usePattern.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Content.module.css';
import { LogicCard } from './LogicCard.tsx';
import { lineProblems } from './line-problems.ts';
import { isSameDraft, type RuleDraft } from './rule-draft.ts';
import { useTryPattern } from './useTryPattern.ts';

/** Editor of a profile or reusable rule: name, rules and how they are joined. */
export function RuleEditor({
  title,
  sentence,
  rulesLabel,
  logicLook,
  above,
  initial,
  isNew,
  choices,
  actions,
  fields,
  aside,
  onSave,
}: {
  title: string;
  sentence: string;
  /** Purpose of the rules. */
  rulesLabel: string;
  logicLook: 'whole' | 'simple';
  above?: ReactNode;
  initial: RuleDraft;
  isNew: boolean;
  choices: RuleChoices;
  /** Before the save button. */
  actions?: ReactNode;
  /** Beside name and description. */
  fields?: (draft: RuleDraft, change: (part: Partial<RuleDraft>) => void, isDisabled: boolean) => ReactNode;
  /** Beside the rules. */
  aside?: (isChanged: boolean) => ReactNode;
  /** Saves the draft; afterwards the page of a new one opens. */
  onSave: (draft: RuleDraft) => Promise<{ open?: () => void }>;
}) {
  const say = useWords<typeof contentprofilesWords>();
  const mayChange = useMay('protect.modify');
  const problemOf = usePattern();
  const wordsOf = useErrorWords();
  const tryPattern = useTryPattern();
  const [draft, setDraft] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [attempts, setAttempts] = useState(0);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown; draft: RuleDraft }>();
  // A ref, because the page is left right after saving, before the next render.
  const isKept = useRef(false);

  const change = (part: Partial<RuleDraft>) => setDraft((before) => ({ ...before, ...part }));
  const isChanged = !isSameDraft(draft, saved);
  const nameProblem = problemOf('content_profile_name', draft.name.trim());
  const placed =
    failure === undefined
      ? undefined
      : lineProblems(wordsOf(failure.error).problems ?? [], failure.draft.sets);
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isChanged && !isKept.current && (next.pathname !== current.pathname || idOf(next) !== idOf(current)),
    enableBeforeUnload: () => isChanged && !isKept.current,
    withResolver: true,
  });

  const save = async (): Promise<void> => {
    setAttempts((before) => before + 1);
    if (nameProblem !== undefined) return;
    setPending(true);
    setFailure(undefined);
    const sent = { ...draft, name: draft.name.trim(), description: draft.description.trim() };
    try {
      const { open } = await onSave(sent);
      setSaved(sent);
      showToast({ tone: 'low', title: say('content.saved', { name: sent.name }) });
      isKept.current = open !== undefined;
      open?.();
    } catch (error) {
      // Sets without lines weren't sent: indexes in the answer are those of the others.
      setFailure({
        error,
        draft: { ...sent, sets: sent.sets.filter(({ ruleLines }) => ruleLines.length > 0) },
      });
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      <PageHead
        title={title}
        above={above}
        actions={
          mayChange ? (
            <>
              {isChanged ? <Chip>{say('content.unsaved')}</Chip> : null}
              {actions}
              <Button
                variant="primary"
                isPending={isPending}
                isDisabled={!isChanged && !isNew}
                onPress={() => void save()}
              >
                {say('content.save')}
              </Button>
            </>
          ) : undefined
        }
      >
        {sentence}
      </PageHead>
      <div className={aside === undefined ? css.single : css.page}>
        <FormErrors
          error={failure?.error}
          title={failure === undefined ? undefined : say('content.save.failed', { name: failure.draft.name })}
          attempt={attempts}
        >
          <div className={css.stack}>
            <Card title={say('content.details')}>
              <div className={css.fields}>
                <TextField
                  name="name"
                  isRequired
                  label={say('content.name')}
                  value={draft.name}
                  onChange={(name) => change({ name })}
                  formatError={attempts > 0 ? nameProblem : undefined}
                  maxLength={64}
                  isDisabled={!mayChange}
                  autoFocus={isNew}
                />
                {fields?.(draft, change, !mayChange)}
                <div className={css.wide}>
                  <TextField
                    name="description"
                    label={say('content.description')}
                    value={draft.description}
                    onChange={(description) => change({ description })}
                    maxLength={500}
                    isDisabled={!mayChange}
                  />
                </div>
              </div>
            </Card>
            <Card>
              {/* Problems of rules are shown at their lines, not above the form. */}
              <input type="hidden" name="sets" />
              <RuleBuilder
                label={rulesLabel}
                sets={draft.sets}
                onChange={(sets) => change({ sets })}
                choices={choices}
                tryPattern={tryPattern}
                problems={placed?.byLine}
                isReadOnly={!mayChange}
              />
              {placed?.other.map((text) => (
                <p key={text} role="alert" className={css.problem}>
                  {text}
                </p>
              ))}
            </Card>
            {mayChange ? (
              <LogicCard
                look={logicLook}
                sets={draft.sets}
                choices={choices}
                onChange={(sets) => change({ sets })}
              />
            ) : null}
          </div>
        </FormErrors>
        {aside?.(isChanged)}
      </div>
      <ConfirmDialog
        open={leaving.status === 'blocked'}
        title={say('content.leave.title')}
        accept={say('content.leave')}
        danger
        onAccept={() => leaving.proceed?.()}
        onCancel={() => leaving.reset?.()}
      >
        {say('content.leave.text')}
      </ConfirmDialog>
    </>
  );
}

/** The definition that an address opens. */
function idOf({ search }: { search: unknown }): unknown {
  return typeof search === 'object' && search !== null && 'id' in search ? search.id : undefined;
}
