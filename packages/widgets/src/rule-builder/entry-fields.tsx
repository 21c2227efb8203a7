import { ALL_FORMATS, MATCH_COUNT, REGEX_MAX_LENGTH } from '@casbah/domain/content-rule';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { ComboBox } from '../combo-box/ComboBox.tsx';
import { MultiDropdown } from '../multi-dropdown/MultiDropdown.tsx';
import { Select } from '../select/Select.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Typeahead } from '../typeahead/Typeahead.tsx';
import type { EntryDraft } from './line-draft.ts';
import css from './RuleBuilder.module.css';
import type { FileClass, RuleChoice } from './rule-choice.ts';

interface EntryFieldProps {
  entry: EntryDraft;
  onEntry: (entry: EntryDraft) => void;
}

/** From this number on, a list has a search field. */
const MANY = 20;

/** A regular expression in monospace. */
export function RegexField({ entry, onEntry, error }: EntryFieldProps & { error?: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.pattern} dir="ltr">
      <TextField
        label={formatMessage({ id: 'widgets.rules.regex' })}
        hint={formatMessage({ id: 'widgets.rules.regexHint' }, { max: REGEX_MAX_LENGTH })}
        error={error}
        value={entry.values[0] ?? ''}
        onChange={(value) => onEntry({ ...entry, values: [value] })}
        spellCheck="false"
        autoComplete="off"
      />
    </div>
  );
}

/** Multiple selection: dictionaries, terms, profiles. */
export function ChoicesField({
  label,
  options,
  entry,
  onEntry,
  error,
}: EntryFieldProps & { label: string; options: readonly RuleChoice[]; error?: string | undefined }) {
  const { formatMessage } = useIntl();
  const placeholder = formatMessage({ id: 'widgets.rules.choose' });
  const choose = (values: readonly string[]) => onEntry({ ...entry, values });
  if (options.length < MANY)
    return (
      <div className={css.wide}>
        <MultiDropdown
          label={label}
          options={options.map((option) => ({
            value: option.key,
            label: option.label,
            detail: option.detail,
          }))}
          chosen={entry.values}
          onChosen={choose}
          placeholder={placeholder}
          error={error}
        />
      </div>
    );
  const items = options.map((option) => ({ key: option.key, value: option.label, detail: option.detail }));
  return (
    <div className={css.wide}>
      <Typeahead
        label={label}
        multiple
        minLength={0}
        options={items}
        chosen={entry.values.map((key) => items.find((item) => item.key === key) ?? { key, value: key })}
        onChosen={(chosen) => choose(chosen.map(({ key }) => key))}
        placeholder={placeholder}
        error={error}
      />
    </div>
  );
}

/** A file class, with one of its formats or all. */
export function FileFormatFields({
  classes,
  entry,
  onEntry,
  error,
  classError,
}: EntryFieldProps & {
  classes: readonly FileClass[];
  error?: string | undefined;
  classError?: string | undefined;
}) {
  const { formatMessage } = useIntl();
  const { model, secondaryModel } = entry.fileFormat;
  const formats = classes.find(({ key }) => key === model)?.formats ?? [];
  const options = [
    { value: ALL_FORMATS, label: formatMessage({ id: 'widgets.rules.allFormats' }) },
    ...formats.map(({ key, label, detail }) => ({ value: key, label, detail })),
  ];
  const format = {
    label: formatMessage({ id: 'widgets.rules.format' }),
    placeholder: formatMessage({ id: 'widgets.rules.selectFileFormat' }),
    isDisabled: model === '',
    error,
    options,
    value: secondaryModel === '' ? null : secondaryModel,
    onChange: (chosen: string | null) =>
      onEntry({ ...entry, fileFormat: { model, secondaryModel: chosen ?? '' } }),
  };
  return (
    <>
      <Select
        label={formatMessage({ id: 'widgets.rules.fileClass' })}
        placeholder={formatMessage({ id: 'widgets.rules.choose' })}
        options={classes.map(({ key, label }) => ({ value: key, label }))}
        value={model === '' ? null : model}
        onChange={(chosen) => onEntry({ ...entry, fileFormat: { model: chosen, secondaryModel: '' } })}
        error={classError}
      />
      {options.length < MANY ? <Select {...format} /> : <ComboBox key={model} {...format} />}
    </>
  );
}

export function MatchCountField({ entry, onEntry, error }: EntryFieldProps & { error?: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.count}>
      <TextField
        label={formatMessage({ id: 'widgets.rules.matchCount' })}
        inputMode="numeric"
        value={entry.matchCount}
        onChange={(matchCount) => onEntry({ ...entry, matchCount })}
        hint={formatMessage({ id: 'widgets.rules.matchCountHint' }, MATCH_COUNT)}
        error={error}
      />
    </div>
  );
}

export function SensitivityField({ entry, onEntry }: EntryFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Checkbox
      isSelected={entry.highSensitivity}
      onChange={(highSensitivity) => onEntry({ ...entry, highSensitivity })}
    >
      <span>
        {formatMessage({ id: 'widgets.rules.useHighSensitivity' })}{' '}
        <span className={css.quiet}>{formatMessage({ id: 'widgets.rules.sensitivityHint' })}</span>
      </span>
    </Checkbox>
  );
}
