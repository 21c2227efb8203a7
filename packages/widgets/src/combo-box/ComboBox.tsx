import { Button as AriaButton } from 'react-aria-components/Button';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useIntl } from 'react-intl';
import { cx } from '../class-names.ts';
import field from '../field/Field.module.css';
import { FieldText, type FieldWords } from '../field/FieldText.tsx';
import { useFieldError } from '../field/field-errors.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { KEY } from '../key-codes/key-codes.ts';
import list from '../list-box/ListBox.module.css';
import { type Option, OptionItem } from '../select/Select.tsx';
import css from './ComboBox.module.css';

export interface ComboBoxProps<Value extends string>
  extends Omit<
      AriaComboBoxProps<Option<Value>>,
      | 'className'
      | 'style'
      | 'children'
      | 'value'
      | 'onChange'
      | 'selectedKey'
      | 'onSelectionChange'
      | 'items'
      | 'defaultItems'
    >,
    FieldWords {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  placeholder?: string | undefined;
}

/** A searchable selection of one option. */
export function ComboBox<Value extends string>({
  options,
  value,
  onChange,
  label,
  hint,
  error,
  placeholder,
  ...props
}: ComboBoxProps<Value>) {
  const shown = useFieldError({ name: props.name, error, value });
  const { formatMessage } = useIntl();
  return (
    <AriaComboBox
      menuTrigger="focus"
      {...props}
      defaultItems={options}
      value={value}
      onChange={(key) => onChange(options.find((option) => option.value === key)?.value ?? null)}
      isInvalid={shown !== undefined}
      className={field.field ?? ''}
    >
      {label === undefined ? null : <Label className={field.label ?? ''}>{label}</Label>}
      <div className={cx(field.control, css.control)}>
        <Input
          className={field.input ?? ''}
          // Prevents Enter without a highlighted option from clearing the box: selects the first option that starts
          // with the text.
          onKeyDownCapture={(event) => {
            const { value: typed } = event.currentTarget;
            if (event.key !== KEY.enter || event.currentTarget.hasAttribute('aria-activedescendant')) return;
            const wanted = typed.trim().toLocaleLowerCase();
            const found = options.find(({ label: text }) => text.toLocaleLowerCase().startsWith(wanted));
            if (wanted !== '' && found !== undefined) onChange(found.value);
          }}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
        <AriaButton className={css.open ?? ''}>
          <ChevronDownIcon />
        </AriaButton>
      </div>
      <FieldText hint={hint} error={shown} />
      <Popover className={list.popover ?? ''} offset={4}>
        <ListBox<Option<Value>>
          className={list.list ?? ''}
          renderEmptyState={() => (
            <div className={list.empty}>{formatMessage({ id: 'widgets.comboBox.none' })}</div>
          )}
        >
          {(option) => <OptionItem id={option.value} option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
