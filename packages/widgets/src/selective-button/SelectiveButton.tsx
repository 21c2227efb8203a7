import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import css from './SelectiveButton.module.css';

export interface SelectiveChoice<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface SelectiveButtonProps<Value extends string> {
  /** Accessible label of the choice. */
  label: string;
  choices: readonly SelectiveChoice<Value>[];
  chosen: readonly Value[];
  /** In the order of the choices. */
  onChosen: (chosen: readonly Value[]) => void;
  /** Multiple selection; otherwise single. */
  multiple?: boolean | undefined;
  /** Whether the last selected one can be deselected. */
  canToggleOff?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/** A row of toggle buttons for one or several selections. */
export function SelectiveButton<Value extends string>({
  label,
  choices,
  chosen,
  onChosen,
  multiple = false,
  canToggleOff = false,
  isDisabled = false,
}: SelectiveButtonProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={css.group ?? ''}
      selectionMode={multiple ? 'multiple' : 'single'}
      disallowEmptySelection={!canToggleOff}
      isDisabled={isDisabled}
      selectedKeys={chosen}
      onSelectionChange={(keys) =>
        onChosen(choices.map(({ value }) => value).filter((value) => keys.has(value)))
      }
    >
      {choices.map((choice) => (
        <ToggleButton
          key={choice.value}
          id={choice.value}
          className={css.button ?? ''}
          isDisabled={choice.disabled ?? false}
        >
          {choice.icon}
          <bdi className={css.words}>{choice.label}</bdi>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
