import type { ParserPreview } from '@casbah/contract/parsers';
import {
  type CustomParser,
  fieldsOf,
  PARSER_FIELDS,
  type ParserField,
  type ParserTest,
} from '@casbah/domain/custom-parser';
import type { parsersWords } from '@casbah/messages/parsers';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { ComboBox } from '@casbah/widgets/combo-box/ComboBox.tsx';
import { CodeLines } from '@casbah/widgets/inline-code/InlineCode.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/useWords.ts';
import css from './Parsers.module.css';

/** Parts of the lines, each with the field it maps to. */
export function PartsTable({
  parts,
  hasLines,
  definition,
  onChoose,
}: {
  parts: ParserPreview['parts'];
  hasLines: boolean;
  definition: CustomParser;
  onChoose: (part: string, field: ParserField | undefined) => void;
}) {
  const say = useWords<typeof parsersWords>();
  const options = PARSER_FIELDS.map((value) => ({
    value,
    label: say(`parsers.fieldName.${value}`),
    detail: value,
  }));
  const fields = fieldsOf(definition);
  return (
    <StaticTable
      label={say('parsers.parts')}
      rows={parts}
      rowKey={({ part }) => part}
      empty={say(hasLines ? 'parsers.parts.notFound' : 'parsers.parts.none')}
      shown={256}
      columns={[
        { id: 'part', header: say('parsers.part'), isRowName: true, cell: ({ part }) => part },
        {
          id: 'value',
          header: say('parsers.value'),
          wraps: true,
          cell: ({ value }) => <span className={css.value}>{value}</span>,
        },
        {
          id: 'field',
          header: say('parsers.field'),
          cell: ({ part }) => (
            <ComboBox
              aria-label={say('parsers.field.of', { part })}
              placeholder={say('parsers.field.choose')}
              options={options}
              value={fields.find((one) => one.part === part)?.field ?? null}
              onChange={(chosen) =>
                onChoose(
                  part,
                  PARSER_FIELDS.find((field) => field === chosen),
                )
              }
            />
          ),
        },
      ]}
    />
  );
}

type SampleLine = ParserPreview['lines'][number];

/** Result of each line: an event, or the reason for none. */
export function EventsTable({
  lines,
  onKeep,
}: {
  lines: readonly SampleLine[];
  /** Undefined if the parser has the maximum number of tests. */
  onKeep: ((line: SampleLine) => void) | undefined;
}) {
  const say = useWords<typeof parsersWords>();
  const rows = lines.map((line, index) => ({ ...line, number: index + 1 }));
  return (
    <StaticTable
      label={say('parsers.events')}
      rows={rows}
      rowKey={({ number }) => String(number)}
      empty={say('parsers.events.none')}
      columns={[
        {
          id: 'line',
          header: say('parsers.line'),
          isRowName: true,
          wraps: true,
          cell: ({ line, spans, event, reject, number }) => (
            <div className={css.read}>
              <span className={css.value}>{marked(line, spans)}</span>
              {event !== null ? (
                <CodeLines label={say('parsers.event.of', { number })}>{linesOf(event)}</CodeLines>
              ) : (
                <span className={css.quiet}>
                  {reject === null ? say('parsers.skipped') : say('parsers.aside', { detail: reject.detail })}
                </span>
              )}
            </div>
          ),
        },
        {
          id: 'keep',
          header: say('parsers.keep'),
          align: 'end',
          cell: (row) =>
            // A rejected line has no result to keep as a test.
            onKeep === undefined || row.reject !== null ? null : (
              <Button
                size="small"
                aria-label={say('parsers.keep.of', { number: row.number })}
                onPress={() => onKeep(row)}
              >
                {say('parsers.keep')}
              </Button>
            ),
        },
      ]}
    />
  );
}

/** The line with its parts marked and named in tooltips. */
function marked(line: string, spans: SampleLine['spans']): ReactNode[] {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { part, from, to } of spans) {
    pieces.push(
      line.slice(at, from),
      <mark key={from} className={css.mark} title={part}>
        {line.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  return [...pieces, line.slice(at)];
}

function linesOf(event: Readonly<Record<string, unknown>>): string {
  return Object.entries(event)
    .map(([field, value]) => `${field}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join('\n');
}

/** Test lines stored with the parser: each must still give its recorded result. */
export function TestsTable({
  tests,
  found,
  onRemove,
}: {
  tests: readonly ParserTest[];
  found: ParserPreview['tests'];
  onRemove: (line: string) => void;
}) {
  const say = useWords<typeof parsersWords>();
  const rows = tests.map(({ line }, index) => ({ line, number: index + 1, differences: found[index] }));
  const nameOf = (field: string): string => {
    const known = PARSER_FIELDS.find((one) => one === field);
    return known === undefined ? field : say(`parsers.fieldName.${known}`);
  };
  const sayDifference = (field: string, expected: string, is: string): string => {
    if (field !== '')
      return say('parsers.test.differs', {
        field: nameOf(field),
        expected,
        found: is === '' ? say('parsers.test.nothing') : is,
      });
    if (expected === '') return say('parsers.test.notRejected');
    return is === '' ? say('parsers.test.skipped') : say('parsers.test.rejected', { reason: is });
  };
  return (
    <StaticTable
      label={say('parsers.tests')}
      rows={rows}
      rowKey={({ line }) => line}
      empty={say('parsers.tests.none')}
      columns={[
        {
          id: 'line',
          header: say('parsers.line'),
          isRowName: true,
          wraps: true,
          cell: ({ line }) => <span className={css.value}>{line}</span>,
        },
        {
          id: 'state',
          header: say('parsers.test'),
          wraps: true,
          cell: ({ differences }) =>
            differences === undefined
              ? null
              : differences.length === 0
                ? say('parsers.test.passes')
                : differences
                    .map(({ field, expected, found: is }) => sayDifference(field, expected, is))
                    .join(' '),
        },
        {
          id: 'remove',
          header: say('parsers.remove'),
          align: 'end',
          cell: ({ line, number }) => (
            <Button
              size="small"
              aria-label={say('parsers.remove.of', { number })}
              onPress={() => onRemove(line)}
            >
              {say('parsers.remove')}
            </Button>
          ),
        },
      ]}
    />
  );
}
