import { type CustomParser, PARSER_SPLITS } from '@casbah/domain/custom-parser';
import type { parsersWords } from '@casbah/messages/parsers';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { useWords } from '../../words/useWords.ts';
import { withSplit } from './draft.ts';
import css from './Parsers.module.css';

const SEPARATORS = [
  [',', 'comma'],
  [';', 'semicolon'],
  ['|', 'bar'],
  ['\t', 'tab'],
  [' ', 'space'],
] as const;

const SIGNS = ['=', ':'].map((value) => ({ value, label: value }));

/** How lines are taken apart. */
export function SplitFields({
  definition,
  onChange,
}: {
  definition: CustomParser;
  onChange: (definition: CustomParser) => void;
}) {
  const say = useWords<typeof parsersWords>();
  const { split } = definition;
  const separators = SEPARATORS.map(([value, name]) => ({ value, label: say(`parsers.separator.${name}`) }));
  const chosen = separators.map(({ value }) => value);
  const oneOf = (text: string) => chosen.find((value) => value === text) ?? null;
  return (
    <div className={css.fields}>
      <SegmentedControl
        label={say('parsers.split')}
        value={split.kind}
        onChange={(kind) => onChange(withSplit(definition, kind))}
        segments={PARSER_SPLITS.map((value) => ({ value, label: say(`parsers.split.${value}`) }))}
      />
      {split.kind === 'delimiter' ? (
        <Select
          label={say('parsers.separator')}
          options={separators}
          value={oneOf(split.delimiter)}
          onChange={(delimiter) => onChange({ ...definition, split: { ...split, delimiter } })}
        />
      ) : null}
      {split.kind === 'pairs' ? (
        <>
          <Select
            label={say('parsers.separator')}
            options={separators}
            value={oneOf(split.separator)}
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
    </div>
  );
}
