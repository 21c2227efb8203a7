import { type CustomParser, LONGEST_PATTERN, PARSER_SPLITS } from '@casbah/domain/custom-parser';
import type { parsersWords } from '@casbah/messages/parsers';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useWords } from '../../words/useWords.ts';
import { EXAMPLE_LINE_PATTERN, withSplit } from './draft.ts';
import css from './Parsers.module.css';

const SEPARATORS = [
  [',', 'comma'],
  [';', 'semicolon'],
  ['|', 'bar'],
  ['\t', 'tab'],
  [' ', 'space'],
] as const;

const SIGNS = ['=', ':', '->', '=>'].map((value) => ({ value, label: value }));

/** How lines are split. */
export function SplitFields({
  definition,
  problem,
  onChange,
}: {
  definition: CustomParser;
  /** Why the pattern can't be used. */
  problem: string | undefined;
  onChange: (definition: CustomParser) => void;
}) {
  const say = useWords<typeof parsersWords>();
  const { split } = definition;
  return (
    <div className={css.fields}>
      <SegmentedControl
        label={say('parsers.split')}
        value={split.kind}
        onChange={(kind) => onChange(withSplit(definition, kind))}
        segments={PARSER_SPLITS.map((value) => ({ value, label: say(`parsers.split.${value}`) }))}
      />
      {split.kind === 'delimiter' ? (
        <Separator
          value={split.delimiter}
          onChange={(delimiter) => onChange({ ...definition, split: { ...split, delimiter } })}
        />
      ) : null}
      {split.kind === 'pairs' ? (
        <>
          <Separator
            value={split.separator}
            onChange={(separator) => onChange({ ...definition, split: { ...split, separator } })}
          />
          <Select
            label={say('parsers.sign')}
            options={SIGNS}
            value={split.sign}
            onChange={(sign) => onChange({ ...definition, split: { ...split, sign } })}
          />
        </>
      ) : null}
      {split.kind === 'pattern' ? (
        <div className={css.pattern}>
          <TextField
            label={say('parsers.pattern')}
            hint={say('parsers.pattern.hint')}
            placeholder={EXAMPLE_LINE_PATTERN}
            rows={3}
            value={split.pattern}
            maxLength={LONGEST_PATTERN}
            spellCheck="false"
            onChange={(pattern) =>
              // A pattern is a single line, so pasted line breaks are removed.
              onChange({ ...definition, split: { ...split, pattern: pattern.replaceAll(/[\r\n]+/g, '') } })
            }
            error={problem}
          />
        </div>
      ) : null}
    </div>
  );
}

const OTHER = 'other';

/** A common separator, or any text of up to eight characters. */
function Separator({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const say = useWords<typeof parsersWords>();
  const usual = SEPARATORS.map(([text, name]) => ({ value: text, label: say(`parsers.separator.${name}`) }));
  const isUsual = usual.some((one) => one.value === value);
  return (
    <>
      <Select
        label={say('parsers.separator')}
        options={[...usual, { value: OTHER, label: say('parsers.separator.other') }]}
        value={isUsual ? value : OTHER}
        onChange={(chosen) => onChange(chosen === OTHER ? ';;' : chosen)}
      />
      {isUsual ? null : (
        <TextField
          label={say('parsers.separator.otherLabel')}
          hint={say('parsers.separator.hint')}
          value={value}
          maxLength={8}
          onChange={onChange}
        />
      )}
    </>
  );
}
