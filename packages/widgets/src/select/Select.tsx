import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';
import { cx } from '../class-names.ts';
import field from '../field/Field.module.css';
import { FieldText, type FieldWords } from '../field/FieldText.tsx';
import { useFieldError } from '../field/field-errors.ts';
import { CheckIcon, ChevronDownIcon } from '../icons/icons.tsx';
import list from '../list-box/ListBox.module.css';
import css from './Select.module.css';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** Second, smaller line. */
  detail?: string | undefined;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string>
  extends Omit<
      AriaSelectProps<Option<Value>>,
      'className' | 'style' | 'children' | 'value' | 'onChange' | 'selectedKey' | 'onSelectionChange'
    >,
    FieldWords {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  size?: 'small' | 'medium' | undefined;
}

/**
 * Selects one of a few options. From 20 options on, use a ComboBox. Doesn't open without options, such as while
 * loading.
 */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  label,
  hint,
  error,
  size = 'medium',
  isDisabled = options.length === 0,
  ...props
}: SelectProps<Value>) {
  const shown = useFieldError({ name: props.name, error, value });
  return (
    <AriaSelect
      {...props}
      isDisabled={isDisabled}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen !== undefined) onChange(chosen.value);
      }}
      isInvalid={shown !== undefined}
      className={field.field ?? ''}
    >
      {label === undefined ? null : <Label className={field.label ?? ''}>{label}</Label>}
      <AriaButton className={cx(field.control, css.button, size === 'small' && css.small)}>
        <SelectValue className={css.value ?? ''}>
          {({ defaultChildren, isPlaceholder }) =>
            isPlaceholder ? (
              <span className={css.placeholder}>{defaultChildren}</span>
            ) : (
              (options.find((option) => option.value === value)?.label ?? defaultChildren)
            )
          }
        </SelectValue>
        <ChevronDownIcon />
      </AriaButton>
      <FieldText hint={hint} error={shown} />
      <Popover className={list.popover ?? ''} offset={4}>
        <ListBox className={list.list ?? ''} items={options}>
          {(option) => <OptionItem id={option.value} option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

/**
 * An option of a Select or ComboBox. The list needs the `id` property: without it, options are identified by position
 * and replacing the list breaks.
 */
export function OptionItem({ id, option }: { id: string; option: Option }) {
  return (
    <ListBoxItem
      id={id}
      textValue={option.label}
      className={list.item ?? ''}
      isDisabled={option.disabled ?? false}
    >
      {({ isSelected }) => (
        <>
          <span className={list.check}>{isSelected ? <CheckIcon size={14} /> : null}</span>
          {option.icon === undefined ? null : <span className={list.icon}>{option.icon}</span>}
          <span className={list.text}>
            {option.label}
            {option.detail === undefined ? null : <span className={list.detail}>{option.detail}</span>}
          </span>
        </>
      )}
    </ListBoxItem>
  );
}
