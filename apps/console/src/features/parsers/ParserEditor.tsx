import type { Datasource } from '@casbah/contract/datasources';
import {
  type CustomParser,
  isDraftParser,
  isTimePattern,
  MOST_PARSER_TESTS,
} from '@casbah/domain/custom-parser';
import { isDatasourceName } from '@casbah/domain/datasource';
import type { parsersWords } from '@casbah/messages/parsers';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { useProblemWords } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';
import {
  BLANK,
  type Draft,
  EXAMPLE_PATTERN,
  isRightDraft,
  previewed,
  sampleLines,
  testOf,
  withField,
} from './draft.ts';
import css from './Parsers.module.css';
import { EventsTable, PartsTable, TestsTable } from './ParserTables.tsx';
import { readParsersSearch } from './parsers-search.ts';
import { SplitFields } from './SplitFields.tsx';
import { usePreview } from './usePreview.ts';
import { useSaveParser } from './useSaveParser.ts';

const editedIn = ({ search }: { search: object }): string | undefined =>
  readParsersSearch({ ...search }).parser;

/** Edits a parser: paste lines, split them, map the parts to fields. Results show immediately. */
export function ParserEditor({
  id,
  draft: given,
  lines: pasted,
  source,
  onClose,
}: {
  /** Undefined for a new one. */
  id: string | undefined;
  draft: Draft;
  lines: readonly string[];
  /** The source it is created for, which can use it right after saving. */
  source: Datasource | undefined;
  onClose: () => void;
}) {
  const say = useWords<typeof parsersWords>();
  const sayProblem = useProblemWords();
  const [draft, setDraft] = useState(given);
  const [text, setText] = useState(pasted.join('\n'));
  const [attempts, setAttempts] = useState(0);
  const wasTried = attempts > 0;
  const { name, definition, tests } = draft;
  const lines = sampleLines(text);
  const { data, error } = usePreview(previewed(definition), tests, lines, source?.timezone);
  const define = (changed: CustomParser): void => setDraft({ ...draft, definition: changed });
  const wrong = definition.split.kind === 'pattern' ? data?.pattern_problem : undefined;
  const patternProblem =
    wrong === undefined || wrong === null
      ? undefined
      : sayProblem({ key: wrong.key, values: { at: String(wrong.at), text: wrong.text } });
  // Without a passing test line, it is a draft.
  const lacksTest = isDraftParser(tests);
  const isPatternWrong = definition.time_pattern !== undefined && !isTimePattern(definition.time_pattern);

  // Until something is chosen, settings are suggested from the lines.
  const [suggested, setSuggested] = useState<CustomParser>();
  const suggestion = data?.suggestion ?? undefined;
  const isUntouched = definition === (suggested ?? BLANK.definition);
  const isNews = suggestion !== undefined && JSON.stringify(suggestion) !== JSON.stringify(suggested);
  useEffect(() => {
    if (suggestion === undefined || !isUntouched || !isNews) return;
    setSuggested(suggestion);
    setDraft((now) => ({ ...now, definition: suggestion }));
  }, [suggestion, isUntouched, isNews]);

  const isChanged = draft !== given && (id !== undefined || name !== '' || tests.length > 0 || !isUntouched);
  // A ref, because the page is left right after saving, before the next render.
  const isKept = useRef(false);
  const leaving = useBlocker({
    // Changing the time range changes the URL but keeps the editor.
    shouldBlockFn: ({ current, next }) =>
      isChanged &&
      !isKept.current &&
      (next.pathname !== current.pathname || editedIn(next) !== editedIn(current)),
    enableBeforeUnload: () => isChanged && !isKept.current,
    withResolver: true,
  });
  const saving = useSaveParser(id, () => {
    isKept.current = true;
    onClose();
  });
  const save = (reader: Datasource | undefined, asDraft = false): void => {
    setAttempts((before) => before + 1);
    if (!isRightDraft(draft) || (lacksTest && !asDraft)) return;
    saving.mutate({ draft, source: reader, asDraft });
  };

  return (
    <div className={css.editor}>
      <FormErrors error={saving.error} title={say('parsers.save.failed')} attempt={attempts}>
        <Card title={say('parsers.lines')}>
          <TextField
            label={say('parsers.lines.paste')}
            hint={say('parsers.lines.hint')}
            value={text}
            onChange={setText}
            rows={6}
          />
          <SplitFields definition={definition} problem={patternProblem} onChange={define} />
          {suggested !== undefined && isUntouched ? (
            <p className={css.quiet} role="status">
              {say('parsers.suggested')}
            </p>
          ) : null}
          <div className={css.fields}>
            <TextField
              name="time_pattern"
              label={say('parsers.time')}
              hint={say('parsers.time.hint')}
              placeholder={EXAMPLE_PATTERN}
              value={definition.time_pattern ?? ''}
              onChange={(pattern) =>
                define({ ...definition, time_pattern: pattern === '' ? undefined : pattern })
              }
              error={isPatternWrong ? say('parsers.time.wrong') : undefined}
            />
            <TextField
              name="skip"
              label={say('parsers.skip')}
              hint={say('parsers.skip.hint')}
              value={definition.skip ?? ''}
              maxLength={64}
              onChange={(skip) => define({ ...definition, skip: skip === '' ? undefined : skip })}
            />
          </div>
        </Card>
        {error === null ? null : <ErrorView error={error} compact />}
        <div className={css.sides}>
          <Card title={say('parsers.parts')}>
            <div className={css.scrolls}>
              <PartsTable
                parts={lines.length === 0 ? [] : (data?.parts ?? [])}
                hasLines={lines.length > 0}
                definition={definition}
                onChoose={(part, field) => define(withField(definition, part, field))}
              />
            </div>
          </Card>
          <Card title={say('parsers.events')}>
            <div className={css.scrolls}>
              <EventsTable
                lines={lines.length === 0 ? [] : (data?.lines ?? [])}
                onKeep={
                  tests.length >= MOST_PARSER_TESTS
                    ? undefined
                    : ({ line, event }) =>
                        setDraft({
                          ...draft,
                          tests: [...tests.filter((one) => one.line !== line), testOf(line, event)],
                        })
                }
              />
            </div>
          </Card>
        </div>
        <Card title={say('parsers.tests')}>
          <TestsTable
            tests={tests}
            found={data?.tests ?? []}
            onRemove={(line) => setDraft({ ...draft, tests: tests.filter((one) => one.line !== line) })}
          />
        </Card>
        <div className={css.bar}>
          {wasTried && lacksTest ? (
            <p role="alert" className={css.quiet}>
              {sayProblem({ key: 'problem.parser_reads_nothing', values: {} })}
            </p>
          ) : null}
          <div className={css.barFields}>
            <TextField
              name="name"
              isRequired
              label={say('parsers.name')}
              value={name}
              maxLength={64}
              onChange={(changed) => setDraft({ ...draft, name: changed })}
              formatError={wasTried && !isDatasourceName(name.trim()) ? say('parsers.name.hint') : undefined}
            />
            <span className={css.actions}>
              <Button onPress={onClose}>{say('parsers.cancel')}</Button>
              {lacksTest ? (
                <Button onPress={() => save(undefined, true)}>{say('parsers.saveDraft')}</Button>
              ) : null}
              <Button
                variant={source === undefined ? 'primary' : 'secondary'}
                isPending={saving.isPending && saving.variables.source === undefined}
                onPress={() => save(undefined)}
              >
                {say('parsers.save')}
              </Button>
              {source === undefined ? null : (
                <Button
                  variant="primary"
                  isPending={saving.isPending && saving.variables.source !== undefined}
                  onPress={() => save(source)}
                >
                  {say('parsers.saveAndRead', { count: source.rejects })}
                </Button>
              )}
            </span>
          </div>
        </div>
      </FormErrors>
      <ConfirmDialog
        open={leaving.status === 'blocked'}
        title={say('parsers.leave')}
        accept={say('parsers.leave.accept')}
        danger
        onAccept={() => leaving.proceed?.()}
        onCancel={() => leaving.reset?.()}
      >
        {say('parsers.leave.text')}
      </ConfirmDialog>
    </div>
  );
}
