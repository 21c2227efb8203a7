import { isRepeatable, RULE_FORMS, type RuleAllowances, type RuleSet } from '@casbah/domain/content-rule';
import { truncate } from '@casbah/domain/format/text';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';
import { Typeahead } from '../typeahead/Typeahead.tsx';
import { CheckboxRules } from './CheckboxRules.tsx';
import {
  ChoicesField,
  FileFormatFields,
  MatchCountField,
  RegexField,
  SensitivityField,
} from './entry-fields.tsx';
import {
  addEntry,
  EMPTY_ENTRY,
  type EntryProblem,
  isBlankEntry,
  type LineDraft,
  removeRule,
  withChecked,
  withIgnored,
} from './line-draft.ts';
import { PatternTrial, type TryPattern } from './PatternTrial.tsx';
import css from './RuleBuilder.module.css';
import { OverlapNote, RuleValue } from './RuleSentence.tsx';
import { optionsOf, type RuleChoices, valueName } from './rule-choice.ts';
import { problemWords, TYPE_WORDS } from './rule-words.ts';

export interface LineEditorProps {
  sets: readonly RuleSet[];
  draft: LineDraft;
  choices: RuleChoices;
  allowances?: RuleAllowances | undefined;
  tryPattern?: TryPattern | undefined;
  onDraft: (draft: LineDraft) => void;
  /** Returns why it can't be finished. */
  onFinish: (draft: LineDraft) => EntryProblem | undefined;
  onCancel: () => void;
}

/** Second step of a line: entering rules until it is finished. */
export function LineEditor({
  sets,
  draft,
  choices,
  allowances,
  tryPattern,
  onDraft,
  onFinish,
  onCancel,
}: LineEditorProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState(EMPTY_ENTRY);
  const [problem, setProblem] = useState<EntryProblem>();
  const { ruleType, rules, ignoreStrings } = draft.line;
  const { editor, counted, sensitivity } = RULE_FORMS[ruleType];
  const name = formatMessage({ id: TYPE_WORDS[ruleType].name });

  const focusFirst = () =>
    body.current
      ?.querySelector<HTMLElement>('input:not([type="hidden"], [tabindex="-1"]), button:not([tabindex="-1"])')
      ?.focus();
  useEffect(focusFirst, []);

  const onEntry = (next: typeof entry) => {
    setEntry(next);
    setProblem(undefined);
  };
  const add = (event?: FormEvent) => {
    event?.preventDefault();
    const added = addEntry(sets, draft, entry, allowances);
    setProblem(added.problem);
    if (added.draft === undefined) return;
    onDraft(added.draft);
    setEntry(EMPTY_ENTRY);
    focusFirst();
  };
  const finish = () => {
    // Includes an entry that wasn't added yet.
    if (editor === 'checkboxes' || isBlankEntry(entry)) return setProblem(onFinish(draft));
    const added = addEntry(sets, draft, entry, allowances);
    setProblem(added.draft === undefined ? added.problem : onFinish(added.draft));
  };

  const isCountProblem =
    problem?.error === 'MATCHES_LIMIT_ERROR' || problem?.error === 'MATCHES_DECIMAL_ERROR';
  const words =
    problem === undefined
      ? undefined
      : problemWords(intl, problem, valueName(choices, ruleType, problem.value ?? ''));
  const valueError = isCountProblem ? undefined : words;
  const isClassProblem = problem?.error === 'NO_EMPTY_RULE_ALLOED';

  return (
    <fieldset className={css.panel} aria-labelledby={id}>
      <h4 id={id} className={css.panelTitle}>
        {name}
      </h4>
      <p className={css.quiet}>
        {formatMessage({ id: TYPE_WORDS[ruleType].detail })}
        {isRepeatable(ruleType, allowances) ? null : ` · ${formatMessage({ id: 'widgets.rules.onePerSet' })}`}
      </p>
      <div ref={body} className={css.panelBody}>
        {editor === 'checkboxes' ? (
          <CheckboxRules
            label={formatMessage({ id: 'widgets.rules.anyOf' })}
            options={optionsOf(choices, ruleType)}
            checked={rules.map(({ value }) => value)}
            onChecked={(checked) => {
              setProblem(undefined);
              onDraft(withChecked(draft, checked));
            }}
            error={valueError}
          />
        ) : (
          <form className={css.entry} noValidate onSubmit={add}>
            {editor === 'regex' ? <RegexField entry={entry} onEntry={onEntry} error={valueError} /> : null}
            {editor === 'choices' ? (
              <ChoicesField
                label={name}
                options={optionsOf(choices, ruleType)}
                entry={entry}
                onEntry={onEntry}
                error={valueError}
              />
            ) : null}
            {editor === 'fileFormat' ? (
              <FileFormatFields
                classes={choices.fileClasses}
                entry={entry}
                onEntry={onEntry}
                classError={isClassProblem ? valueError : undefined}
                error={isClassProblem ? undefined : valueError}
              />
            ) : null}
            {counted ? (
              <MatchCountField entry={entry} onEntry={onEntry} error={isCountProblem ? words : undefined} />
            ) : null}
            {sensitivity ? <SensitivityField entry={entry} onEntry={onEntry} /> : null}
            <Button type="submit">{formatMessage({ id: 'widgets.rules.addToLine' })}</Button>
          </form>
        )}
        {editor === 'regex' && tryPattern !== undefined ? (
          <PatternTrial pattern={entry.values[0] ?? ''} tryPattern={tryPattern} />
        ) : null}
        {editor === 'checkboxes' || rules.length === 0 ? null : (
          <ul className={css.added} aria-label={formatMessage({ id: 'widgets.rules.inLine' })}>
            {rules.map((rule) => (
              <li key={rule.uid} className={css.addedRule}>
                <span className={css.addedText}>
                  <RuleValue type={ruleType} rule={rule} choices={choices} />
                </span>
                <IconButton
                  label={formatMessage(
                    { id: 'widgets.rules.remove' },
                    { name: truncate(valueName(choices, ruleType, rule.value)) },
                  )}
                  size="tiny"
                  onPress={() => {
                    onDraft(removeRule(draft, rule.uid));
                    focusFirst();
                  }}
                >
                  <CloseIcon size={12} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <OverlapNote rules={rules} />
        {counted ? (
          <Typeahead
            label={formatMessage({ id: 'widgets.rules.ignore' })}
            hint={formatMessage({ id: 'widgets.rules.ignoreHint' })}
            multiple
            freeText={{ separator: '\n' }}
            chosen={ignoreStrings.map((text) => ({ key: text, value: text, isFreeText: true }))}
            onChosen={(chosen) =>
              onDraft(
                withIgnored(
                  draft,
                  chosen.map(({ value }) => value),
                ),
              )
            }
          />
        ) : null}
      </div>
      <div className={css.actions}>
        <Button variant="ghost" onPress={onCancel}>
          {formatMessage({ id: 'widgets.dialog.cancel' })}
        </Button>
        <Button variant="primary" onPress={finish}>
          {formatMessage({ id: 'widgets.rules.finish' })}
        </Button>
      </div>
    </fieldset>
  );
}
