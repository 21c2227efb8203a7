import { type CustomParser, isTimePattern, MOST_PARSER_TESTS } from '@casbah/domain/custom-parser';
import { isDatasourceName } from '@casbah/domain/datasource';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showToast } from '../../shell/toasts.ts';
import {
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
import { refreshParsers } from './queries.ts';
import { SplitFields } from './SplitFields.tsx';
import { useParserWords } from './useParserWords.ts';
import { usePreview } from './usePreview.ts';

/** Lines are pasted, taken apart, and their parts given meanings: what comes of them is shown at once. */
export function ParserEditor({
  id,
  draft: given,
  lines: pasted,
  onClose,
}: {
  /** Absent where it is a new one. */
  id: string | undefined;
  draft: Draft;
  lines: readonly string[];
  onClose: () => void;
}) {
  const say = useParserWords();
  const [draft, setDraft] = useState(given);
  const [text, setText] = useState(pasted.join('\n'));
  const [wasTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { name, definition, tests } = draft;
  const lines = sampleLines(text);
  const { data, error } = usePreview(previewed(definition), tests, lines);
  const define = (changed: CustomParser): void => setDraft({ ...draft, definition: changed });
  const isPatternWrong = definition.time_pattern !== undefined && !isTimePattern(definition.time_pattern);

  const save = async (): Promise<void> => {
    setTried(true);
    if (!isRightDraft(draft)) return;
    setPending(true);
    setFailure(undefined);
    const body = { name: name.trim(), definition, tests: [...tests] };
    try {
      if (id === undefined) await call('POST /admin/parsers', { body });
      else await call('PUT /admin/parsers/{id}', { params: { id }, body });
      await refreshParsers();
      showToast({ tone: 'low', title: say('parsers.saved', { name: body.name }) });
      onClose();
    } catch (problem) {
      setFailure(problem);
    }
    setPending(false);
  };

  return (
    <div className={css.editor}>
      <Card title={say('parsers.lines')}>
        <TextField
          label={say('parsers.lines.paste')}
          hint={say('parsers.lines.hint')}
          value={text}
          onChange={setText}
          rows={6}
        />
        <SplitFields definition={definition} onChange={define} />
        <div className={css.fields}>
          <TextField
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
            label={say('parsers.skip')}
            hint={say('parsers.skip.hint')}
            value={definition.skip ?? ''}
            maxLength={64}
            onChange={(skip) => define({ ...definition, skip: skip === '' ? undefined : skip })}
          />
        </div>
      </Card>
      {error === null ? null : <ErrorView error={error} compact />}
      <Card title={say('parsers.parts')}>
        <PartsTable
          parts={data?.parts ?? []}
          definition={definition}
          onChoose={(part, field) => define(withField(definition, part, field))}
        />
      </Card>
      <Card title={say('parsers.events')}>
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
      </Card>
      <Card title={say('parsers.tests')}>
        <TestsTable
          tests={tests}
          found={data?.tests ?? []}
          onRemove={(line) => setDraft({ ...draft, tests: tests.filter((one) => one.line !== line) })}
        />
      </Card>
      <Card>
        <TextField
          label={say('parsers.name')}
          value={name}
          maxLength={64}
          onChange={(changed) => setDraft({ ...draft, name: changed })}
          error={wasTried && !isDatasourceName(name.trim()) ? say('parsers.name.hint') : undefined}
        />
        {failure === undefined ? null : <ErrorView error={failure} compact />}
        <div className={css.fields}>
          <Button variant="primary" isPending={isPending} onPress={() => void save()}>
            {say('parsers.save')}
          </Button>
          <Button onPress={onClose}>{say('parsers.cancel')}</Button>
        </div>
      </Card>
    </div>
  );
}
