import { Button as AriaButton } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useIntl } from 'react-intl';
import { cx } from '../class-names.ts';
import { TypeAheadKeys } from '../dropdown/TypeAheadKeys.tsx';
import field from '../field/Field.module.css';
import { FieldText, type FieldWords } from '../field/FieldText.tsx';
import { CheckIcon, ChevronDownIcon } from '../icons/icons.tsx';
import list from '../list-box/ListBox.module.css';
import select from '../select/Select.module.css';
import type { Option } from '../select/Select.tsx';

export interface MultiDropdownProps<Value extends string> extends FieldWords {
  'aria-label'?: string | undefined;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  /** In option order. */
  onChosen: (chosen: readonly Value[]) => void;
  /** Shown while nothing is selected. */
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Maximum names on the button before a count. */
const MOST_NAMES = 2;

/** Multiple selection from a few options in a list that stays open. From 20 options on, use a typeahead. */
export function MultiDropdown<Value extends string>({
  options,
  chosen,
  onChosen,
  label,
  hint,
  error,
  placeholder,
  isDisabled = false,
  ...props
}: MultiDropdownProps<Value>) {
  const { formatMessage, formatList } = useIntl();
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  const words =
    names.length > MOST_NAMES
      ? formatMessage({ id: 'widgets.multiDropdown.chosen' }, { count: names.length, of: options.length })
      : formatList(names, { type: 'unit' });
  const ariaLabel = props['aria-label'];
  return (
    <AriaSelect<Option<Value>, 'multiple'>
      selectionMode="multiple"
      value={chosen}
      onChange={(keys) => onChosen(options.map(({ value }) => value).filter((value) => keys.includes(value)))}
      isInvalid={error !== undefined}
      isDisabled={isDisabled}
      className={field.field ?? ''}
      {...(ariaLabel === undefined ? {} : { 'aria-label': ariaLabel })}
    >
      {label === undefined ? null : <Label className={field.label ?? ''}>{label}</Label>}
      <AriaButton className={cx(field.control, select.button)}>
        <SelectValue className={select.value ?? ''}>
          {names.length === 0 ? (
            <span className={select.placeholder}>
              {placeholder ?? formatMessage({ id: 'widgets.multiDropdown.none' })}
            </span>
          ) : (
            words
          )}
        </SelectValue>
        <ChevronDownIcon />
      </AriaButton>
      <FieldText hint={hint} error={error} />
      <Popover className={list.popover ?? ''} offset={4}>
        <TypeAheadKeys>
          <ListBox
            className={list.list ?? ''}
            items={options}
            renderEmptyState={() => (
              <div className={list.empty}>{formatMessage({ id: 'widgets.dropdown.none' })}</div>
            )}
          >
            {(option) => (
              <ListBoxItem
                id={option.value}
                textValue={option.label}
                className={list.item ?? ''}
                isDisabled={option.disabled ?? false}
              >
                {({ isSelected }) => (
                  <>
                    <span className={list.box} data-on={isSelected ? '' : undefined} aria-hidden="true">
                      {isSelected ? <CheckIcon size={12} /> : null}
                    </span>
                    {option.icon === undefined ? null : <span className={list.icon}>{option.icon}</span>}
                    <span className={list.text} data-words="">
                      <bdi>{option.label}</bdi>
                      {option.detail === undefined ? null : (
                        <span className={list.detail}>{option.detail}</span>
                      )}
                    </span>
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </TypeAheadKeys>
      </Popover>
    </AriaSelect>
  );
}
