import type { LogicType, RuleAllowances, RuleLine, RuleSet, RuleType } from '@casbah/domain/content-rule';
import { truncate } from '@casbah/domain/format/text';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { PencilIcon, PlusIcon, TrashIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { LineEditor } from './LineEditor.tsx';
import { editLine, finishLine, type LineDraft, startLine } from './line-draft.ts';
import type { TryPattern } from './PatternTrial.tsx';
import css from './RuleBuilder.module.css';
import { OverlapNote, RuleSentence } from './RuleSentence.tsx';
import { type RuleChoices, valueName } from './rule-choice.ts';
import { isEmptyRules, removeLine, removeSet } from './rule-model.ts';
import { TYPE_WORDS } from './rule-words.ts';
import { TypeChooser } from './TypeChooser.tsx';

export interface RuleBuilderProps {
  /** Purpose of the rules: “What counts as card data”. */
  label: string;
  sets: readonly RuleSet[];
  onChange: (sets: readonly RuleSet[]) => void;
  choices: RuleChoices;
  allowances?: RuleAllowances | undefined;
  /** Tests an expression on a text; without it, testing is unavailable. */
  tryPattern?: TryPattern | undefined;
  /** Why lines were refused, by their uid. */
  problems?: ReadonlyMap<string, string> | undefined;
  /** Read-only. */
  isReadOnly?: boolean | undefined;
}

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

/** The open editor; only one at a time. */
type Open =
  | { step: 'type'; setUid: string | null; refused?: { type: RuleType; lineUid: string } }
  | { step: 'line'; draft: LineDraft };

/** Editor for sets of content rules: choose a type, edit it, and add to it or finish. */
export function RuleBuilder({
  label,
  sets,
  onChange,
  choices,
  allowances,
  tryPattern,
  problems = NO_PROBLEMS,
  isReadOnly = false,
}: RuleBuilderProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const [open, setOpen] = useState<Open>();
  /** Focus target after rendering: the button that opened what closed, or its neighbor. */
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    const wanted = focusNext.current;
    if (wanted === undefined) return;
    focusNext.current = undefined;
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
    (all.find(({ dataset }) => dataset.place === wanted) ?? all[0])?.focus();
  });

  const close = (place: string) => {
    focusNext.current = place;
    setOpen(undefined);
  };
  const placeOf = (setUid: string | null) => (setUid === null ? 'add-set' : `add-${setUid}`);
  const chooseType = (setUid: string | null, type: RuleType) => {
    const started = startLine(sets, setUid, type, allowances);
    if ('draft' in started) setOpen({ step: 'line', draft: started.draft });
    else setOpen({ step: 'type', setUid, refused: { type, lineUid: started.lineUid } });
  };
  const edit = (lineUid: string) => {
    const draft = editLine(sets, lineUid);
    if (draft !== undefined) setOpen({ step: 'line', draft });
  };
  const remove = (line: RuleLine, setUid: string) => {
    const next = removeLine(sets, line.uid);
    focusNext.current = next.some(({ uid }) => uid === setUid) ? placeOf(setUid) : placeOf(null);
    onChange(next);
  };

  const isIdle = open === undefined;
  const isEmpty = isEmptyRules(sets);
  const draftOf = open?.step === 'line' ? open.draft : undefined;
  const openSet = open === undefined ? undefined : open.step === 'type' ? open.setUid : open.draft.setUid;

  const panel = (setUid: string | null): ReactNode => {
    if (open === undefined || openSet !== setUid) return null;
    if (open.step === 'type') {
      const { refused } = open;
      return (
        <TypeChooser
          types={choices.types}
          refused={refused?.type}
          onChoose={(type) => chooseType(setUid, type)}
          onEditExisting={() => {
            if (refused !== undefined) edit(refused.lineUid);
          }}
          onCancel={() => close(placeOf(setUid))}
        />
      );
    }
    const { draft } = open;
    return (
      <LineEditor
        key={draft.line.uid}
        sets={sets}
        draft={draft}
        choices={choices}
        allowances={allowances}
        tryPattern={tryPattern}
        onDraft={(next) => setOpen({ step: 'line', draft: next })}
        onFinish={(last) => {
          const done = finishLine(sets, last);
          if ('error' in done) return { error: done.error };
          onChange(done.sets);
          close(`line-${last.line.uid}`);
          return undefined;
        }}
        onCancel={() => close(draft.isNew ? placeOf(draft.setUid) : `line-${draft.line.uid}`)}
      />
    );
  };

  return (
    <fieldset ref={root} className={css.builder} aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      {sets.map((set, index) => (
        <Fragment key={set.uid}>
          <fieldset
            className={css.set}
            aria-label={formatMessage({ id: 'widgets.rules.set' }, { number: index + 1 })}
          >
            <header className={css.setHead}>
              <span className={css.setName}>
                {formatMessage({ id: 'widgets.rules.set' }, { number: index + 1 })}
              </span>
              {set.ruleLines.length > 1 && set.ruleLines.every(({ logicType }) => logicType !== 'OR') ? (
                <span className={css.quiet}>{formatMessage({ id: 'widgets.rules.allHold' })}</span>
              ) : null}
              {isReadOnly || sets.length < 2 ? null : (
                <span className={css.end}>
                  <IconButton
                    label={formatMessage({ id: 'widgets.rules.removeSet' }, { number: index + 1 })}
                    size="tiny"
                    isDisabled={!isIdle}
                    onPress={() => {
                      focusNext.current = placeOf(null);
                      onChange(removeSet(sets, set.uid));
                    }}
                  >
                    <TrashIcon size={14} />
                  </IconButton>
                </span>
              )}
            </header>
            {set.ruleLines.length === 0 && openSet !== set.uid ? (
              <p className={css.quiet}>{formatMessage({ id: 'widgets.rules.empty' })}</p>
            ) : null}
            <ul className={css.lines}>
              {set.ruleLines.map((line) => (
                <li key={line.uid} className={css.lineItem}>
                  {draftOf !== undefined && draftOf.line.uid === line.uid ? (
                    panel(set.uid)
                  ) : (
                    <Line
                      line={line}
                      choices={choices}
                      problem={problems.get(line.uid)}
                      isReadOnly={isReadOnly}
                      isDisabled={!isIdle}
                      onEdit={() => edit(line.uid)}
                      onRemove={() => remove(line, set.uid)}
                    />
                  )}
                  <Join logicType={line.logicType} />
                </li>
              ))}
            </ul>
            {openSet === set.uid && (draftOf === undefined || draftOf.isNew) ? (
              <>
                <Join logicType={set.ruleLines.length === 0 ? null : 'AND'} />
                {panel(set.uid)}
              </>
            ) : null}
            {isReadOnly || (open !== undefined && openSet === set.uid) ? null : (
              <Button
                icon={<PlusIcon />}
                isDisabled={!isIdle}
                data-place={placeOf(set.uid)}
                onPress={() => setOpen({ step: 'type', setUid: set.uid })}
              >
                {formatMessage({ id: 'widgets.rules.addLine' })}
                {sets.length > 1 ? (
                  <VisuallyHidden>
                    {formatMessage({ id: 'widgets.rules.toSet' }, { number: index + 1 })}
                  </VisuallyHidden>
                ) : null}
              </Button>
            )}
          </fieldset>
          <Join logicType={set.logicType} />
        </Fragment>
      ))}
      {open !== undefined && openSet === null ? (
        <>
          <Join logicType="OR" />
          <fieldset
            className={css.set}
            aria-label={formatMessage({ id: 'widgets.rules.set' }, { number: sets.length + 1 })}
          >
            {panel(null)}
          </fieldset>
        </>
      ) : null}
      {isReadOnly || isEmpty || openSet === null ? null : (
        <div>
          <Button
            variant="ghost"
            icon={<PlusIcon />}
            isDisabled={!isIdle}
            data-place={placeOf(null)}
            onPress={() => setOpen({ step: 'type', setUid: null })}
          >
            {formatMessage({ id: 'widgets.rules.addSet' })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function Join({ logicType }: { logicType: LogicType | null }) {
  const { formatMessage } = useIntl();
  if (logicType === null) return null;
  return (
    <span className={css.join}>
      {logicType === 'AND'
        ? formatMessage({ id: 'widgets.rules.AND' })
        : formatMessage({ id: 'widgets.rules.OR' })}
    </span>
  );
}

interface LineProps {
  line: RuleLine;
  choices: RuleChoices;
  problem: string | undefined;
  isReadOnly: boolean;
  isDisabled: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function Line({ line, choices, problem, isReadOnly, isDisabled, onEdit, onRemove }: LineProps) {
  const { formatMessage } = useIntl();
  const problemId = useId();
  const sentence = <RuleSentence line={line} choices={choices} />;
  const [first] = line.rules;
  const name = [
    formatMessage({ id: TYPE_WORDS[line.ruleType].name }),
    first === undefined ? '' : truncate(valueName(choices, line.ruleType, first.value), 30),
  ].join(' ');
  return (
    <>
      <div className={css.line} data-invalid={problem === undefined ? undefined : ''}>
        {isReadOnly ? (
          <span className={css.sentence}>{sentence}</span>
        ) : (
          <>
            <button
              type="button"
              className={css.sentence}
              disabled={isDisabled}
              aria-describedby={problem === undefined ? undefined : problemId}
              data-place={`line-${line.uid}`}
              onClick={onEdit}
            >
              {sentence}
              <span className={css.pencil}>
                <PencilIcon size={13} />
              </span>
              <VisuallyHidden>{formatMessage({ id: 'widgets.rules.edit' })}</VisuallyHidden>
            </button>
            <IconButton
              label={formatMessage({ id: 'widgets.rules.remove' }, { name })}
              size="tiny"
              isDisabled={isDisabled}
              onPress={onRemove}
            >
              <TrashIcon size={14} />
            </IconButton>
          </>
        )}
      </div>
      <OverlapNote rules={line.rules} />
      {problem === undefined ? null : (
        <p id={problemId} role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
