import { fold } from '@casbah/domain/nearness';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import css from './RuleBuilder.module.css';
import type { RuleChoice } from './rule-choice.ts';

export interface CheckboxRulesProps {
  label: string;
  options: readonly RuleChoice[];
  /** Keys in option order; those no longer offered come last. */
  checked: readonly string[];
  onChecked: (checked: readonly string[]) => void;
  error?: string | undefined;
}

/** From this number on, a list has a search field. */
const MANY = 20;

/** Rules selected by checkbox. */
export function CheckboxRules({ label, options, checked, onChecked, error }: CheckboxRulesProps) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState('');
  const known = new Set(options.map(({ key }) => key));
  // Selected values stay visible when no longer offered, so they can be removed.
  const gone = checked
    .filter((key) => !known.has(key))
    .map((key) => ({ key, label: key, detail: undefined }));
  const all = [...options, ...gone];
  const shown = all.filter(
    (option) => search === '' || fold(option.label).includes(fold(search)) || checked.includes(option.key),
  );
  const toggle = (key: string, isChecked: boolean) => {
    const next = new Set(checked);
    if (isChecked) next.add(key);
    else next.delete(key);
    onChecked(all.flatMap((option) => (next.has(option.key) ? [option.key] : [])));
  };
  return (
    <fieldset className={css.checks}>
      <legend className={css.legend}>{label}</legend>
      {all.length < MANY ? null : (
        <SearchField
          aria-label={formatMessage({ id: 'widgets.rules.find' })}
          placeholder={formatMessage({ id: 'widgets.rules.find' })}
          value={search}
          onChange={setSearch}
        />
      )}
      {all.length === 0 ? (
        <p className={css.quiet}>{formatMessage({ id: 'widgets.rules.nothingToChoose' })}</p>
      ) : null}
      <div className={css.checkList}>
        {shown.map((option) => (
          <Checkbox
            key={option.key}
            isSelected={checked.includes(option.key)}
            onChange={(isChecked) => toggle(option.key, isChecked)}
          >
            <span className={css.checkText}>
              <bdi>{option.label}</bdi>
              {option.detail === undefined ? null : <span className={css.quiet}> {option.detail}</span>}
            </span>
          </Checkbox>
        ))}
      </div>
      {error === undefined ? null : (
        <p role="alert" className={css.problem}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
