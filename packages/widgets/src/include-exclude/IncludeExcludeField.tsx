import { useEffect, useId, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useIntl } from 'react-intl';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import field from '../field/Field.module.css';
import type { BoxItem } from '../filter-box/box-item.ts';
import { FilterBox, type FilterBoxProps } from '../filter-box/FilterBox.tsx';
import css from './IncludeExclude.module.css';
import {
  hasItems,
  type IncludeExclude,
  type Left,
  showsErrors,
  switchMode,
  withExceptions,
} from './include-exclude.ts';
import { INCLUDE_FORM_MIN_LENGTH } from './limits.ts';

export interface IncludeExcludeFieldProps
  extends Pick<FilterBoxProps, 'options' | 'load' | 'activeUsersOnly' | 'freeText' | 'isDisabled'> {
  /** What is included or excluded: “Users”. */
  label: string;
  model: IncludeExclude;
  onModel: (model: IncludeExclude) => void;
  /** Label for everything: “All users”. */
  allWords: string;
  /** Label for a selection: “Only these users”. */
  selectiveWords: string;
  /** Whether exceptions can be made from what is included. */
  offersExceptions?: boolean | undefined;
  /** Error of the model. Shown once there were items, or after the submit status changes. */
  error?: string | undefined;
  /** Submit status of the policy: a change means that someone tried to submit it. */
  submitStatus?: string | undefined;
}

/** Includes everything with exceptions, or only listed items, optionally with exceptions. */
export function IncludeExcludeField({
  label,
  model,
  onModel,
  allWords,
  selectiveWords,
  offersExceptions = false,
  error,
  submitStatus = '',
  isDisabled = false,
  ...box
}: IncludeExcludeFieldProps) {
  const { formatMessage } = useIntl();
  const [left, setLeft] = useState<Left>({});
  const [statusAtFirst] = useState(submitStatus);
  const [hadItems, setHadItems] = useState(hasItems(model));
  useEffect(() => {
    if (hasItems(model)) setHadItems(true);
  }, [model]);
  const heading = useId();
  const shown = showsErrors(hadItems, submitStatus, statusAtFirst) ? error : undefined;
  const boxProps = { ...box, isDisabled, minLength: INCLUDE_FORM_MIN_LENGTH };
  return (
    <fieldset className={css.field} aria-labelledby={heading}>
      <span id={heading} className={field.label}>
        {label}
      </span>
      <RadioGroup
        aria-labelledby={heading}
        className={css.modes ?? ''}
        isDisabled={isDisabled}
        value={model.allSelected ? 'all' : 'selective'}
        onChange={(mode) => {
          const switched = switchMode(model, mode === 'all', left);
          setLeft(switched.left);
          onModel(switched.model);
        }}
      >
        {(
          [
            ['all', allWords],
            ['selective', selectiveWords],
          ] as const
        ).map(([mode, words]) => (
          <Radio key={mode} value={mode} className={css.mode ?? ''}>
            <span className={css.dot} aria-hidden="true" />
            {words}
          </Radio>
        ))}
      </RadioGroup>
      <FilterBox
        key={model.allSelected ? 'all' : 'selective'}
        {...boxProps}
        label={formatMessage({
          id: model.allSelected ? 'widgets.includeExclude.except' : 'widgets.includeExclude.include',
        })}
        items={model.filters}
        onItems={(filters: readonly BoxItem[]) => onModel({ ...model, filters })}
        error={shown}
      />
      {model.allSelected || !offersExceptions ? null : (
        <>
          <Checkbox
            isDisabled={isDisabled}
            isSelected={model.secondaryModel}
            onChange={(on) => onModel(withExceptions(model, on))}
          >
            {formatMessage({ id: 'widgets.includeExclude.withExceptions' })}
          </Checkbox>
          {model.secondaryModel ? (
            <FilterBox
              {...boxProps}
              label={formatMessage({ id: 'widgets.includeExclude.except' })}
              items={model.exceptionsWithSelected}
              onItems={(exceptionsWithSelected) => onModel({ ...model, exceptionsWithSelected })}
            />
          ) : null}
        </>
      )}
    </fieldset>
  );
}
