import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { cx } from '../class-names.ts';
import field from '../field/Field.module.css';
import { FieldText, type FieldWords } from '../field/FieldText.tsx';
import { useFieldError } from '../field/field-errors.ts';
import list from '../list-box/ListBox.module.css';
import { useActiveOption } from '../list-box/useActiveOption.ts';
import css from './ChoiceField.module.css';
import { Tokens, type TokenWords } from './Tokens.tsx';

export interface ChoiceOption {
  key: string;
  label: string;
  /** Second, smaller line. */
  detail?: string | undefined;
  /** Secondary text at the end, such as the kind. */
  end?: string | undefined;
  /** Visible but disabled. */
  disabled?: boolean | undefined;
}

export interface ChoiceFieldProps extends FieldWords {
  'aria-label'?: string | undefined;
  /** Selected items, before the input. */
  tokens: readonly TokenWords[];
  onRemove: (index: number) => void;
  text: string;
  onText: (text: string) => void;
  options: readonly ChoiceOption[];
  /** Option that Enter takes before any arrow key; −1 if Enter takes the text. */
  first: number;
  onTake: (index: number) => void;
  /** Called for Enter with text that matches no option. */
  onEnter: () => void;
  /** Called when the field loses focus. */
  onLeave?: (() => void) | undefined;
  onEnterField?: (() => void) | undefined;
  /** Returns whether it handled the paste. */
  onPaste?: ((text: string) => boolean) | undefined;
  /** Whether there are options for the current text. */
  offers: boolean;
  /** Visible rows of the list. */
  shownItems: number;
  /** Called when the list is scrolled near its end. */
  onNearEnd?: (() => void) | undefined;
  /** Below the options: loading state, or that there are more. */
  note?: ReactNode;
  busy?: boolean | undefined;
  /** Below the field: something that failed, and why. */
  warning?: ReactNode;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Disables only the input; selected items can still be removed. */
  inputDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  name?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Rows from the end at which more are requested. */
const NEAR_END_ROWS = 5;
const ROW_PX = 30;

/** An input with suggestions after the tokens of selected items: the core of Typeahead and FilterBox. */
export function ChoiceField({
  label,
  hint,
  error,
  tokens,
  onRemove,
  text,
  onText,
  options,
  first,
  onTake,
  onEnter,
  onLeave,
  onEnterField,
  onPaste,
  offers,
  shownItems,
  onNearEnd,
  note,
  busy = false,
  warning,
  placeholder,
  isDisabled = false,
  inputDisabled = false,
  isRequired = false,
  name,
  inputRef,
  ...props
}: ChoiceFieldProps) {
  const shown = useFieldError({
    name,
    error,
    value: [text, ...tokens.map(({ key }) => key)].join('\n'),
  });
  const [wanted, setWanted] = useState(false);
  const control = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current);
  const hasNote = note !== undefined && note !== null;
  const open = wanted && offers && !isDisabled && !inputDisabled && (options.length > 0 || hasNote);
  const active = useActiveOption(options.length, open, `${text}\n${options[0]?.key ?? ''}`, first);
  const ariaLabel = props['aria-label'];

  const take = (index: number) => {
    if (options[index]?.disabled === true) return;
    setWanted(false);
    onTake(index);
  };
  /** It closes when the page scrolls. If typing continues, it reopens at the field's new position. */
  const onPopover = (isOpen: boolean) => {
    setWanted(isOpen);
    if (isOpen || input.current !== document.activeElement) return;
    const again = () => setWanted(input.current !== null && input.current === document.activeElement);
    document.addEventListener('scrollend', again, { once: true, capture: true });
  };
  const lastToken = () => control.current?.querySelector<HTMLElement>('[data-token]:last-of-type button');

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (active.onKeyDown(event) || event.nativeEvent.isComposing) return;
    const atStart = input.current?.selectionStart === 0 && input.current.selectionEnd === 0;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        setWanted(true);
        break;
      case 'Enter':
        // In an empty field, Enter goes to the surrounding form.
        if (text.trim() === '' && !(open && active.active >= 0)) return;
        if (open && active.active >= 0) take(active.active);
        else onEnter();
        break;
      case 'Escape':
        if (open) setWanted(false);
        else if (text !== '') onText('');
        else return;
        event.stopPropagation();
        break;
      case 'Backspace':
      case 'ArrowLeft':
        if (!atStart || tokens.length === 0) return;
        lastToken()?.focus();
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  const style: CSSProperties & Record<'--shown-items', number> = { '--shown-items': shownItems };
  return (
    <AriaTextField
      value={text}
      onChange={(next) => {
        setWanted(true);
        onText(next);
      }}
      isDisabled={isDisabled || inputDisabled}
      isRequired={isRequired && tokens.length === 0}
      isInvalid={shown !== undefined}
      validationBehavior="aria"
      className={cx(field.field, css.field)}
      {...(name === undefined ? {} : { name })}
      {...(ariaLabel === undefined ? {} : { 'aria-label': ariaLabel })}
    >
      {label === undefined ? null : <Label className={field.label ?? ''}>{label}</Label>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the tokens means the input */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboards reach the input itself */}
      <div
        ref={control}
        className={cx(field.control, css.control)}
        data-empty={tokens.length === 0 ? '' : undefined}
        onClick={(event) => {
          if (event.target === event.currentTarget) input.current?.focus();
        }}
      >
        <Tokens
          tokens={tokens}
          isDisabled={isDisabled}
          onRemove={(index) => {
            onRemove(index);
            // The focused button disappears with its token; without tokens, the input gets the focus.
            const neighbour = control.current?.querySelectorAll<HTMLElement>('[data-token] button');
            const next = neighbour?.[index === 0 ? 1 : index - 1];
            (next ?? input.current)?.focus();
          }}
          onLeave={() => input.current?.focus()}
        />
        <Input
          {...active.inputProps}
          ref={input}
          className={cx(field.input, css.input)}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          {...(placeholder === undefined ? {} : { placeholder })}
          onKeyDown={onKeyDown}
          onClick={() => setWanted(true)}
          onFocus={() => onEnterField?.()}
          onBlur={() => {
            setWanted(false);
            onLeave?.();
          }}
          onPaste={(event: ClipboardEvent) => {
            if (onPaste?.(event.clipboardData.getData('text')) === true) event.preventDefault();
          }}
        />
      </div>
      <FieldText hint={hint} error={shown} />
      <div role="status" className={css.warning}>
        {warning}
      </div>
      <Popover
        isNonModal
        isOpen={open}
        onOpenChange={onPopover}
        triggerRef={control}
        placement="bottom start"
        offset={4}
        className={cx(list.popover, css.popover)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on the list must not take the focus from the input */}
        <div className={css.body} style={style} onMouseDown={(event) => event.preventDefault()}>
          <div
            role="listbox"
            id={active.listId}
            aria-label={label ?? ariaLabel}
            aria-busy={busy}
            className={css.list}
            onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
              if (scrollHeight - scrollTop - clientHeight < NEAR_END_ROWS * ROW_PX) onNearEnd?.();
            }}
          >
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which points here
              // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the input takes the option
              <div
                key={option.key}
                id={active.optionId(index)}
                role="option"
                aria-selected={index === active.active}
                aria-disabled={option.disabled}
                data-disabled={option.disabled === true ? '' : undefined}
                data-focused={index === active.active ? '' : undefined}
                className={cx(list.item, css.option)}
                onMouseMove={() => active.setActive(index)}
                onClick={() => take(index)}
              >
                <span className={list.text}>
                  <bdi>{option.label}</bdi>
                  {option.detail === undefined ? null : <span className={list.detail}>{option.detail}</span>}
                </span>
                {option.end === undefined ? null : <span className={list.end}>{option.end}</span>}
              </div>
            ))}
          </div>
          {hasNote ? <div className={list.empty}>{note}</div> : null}
        </div>
      </Popover>
    </AriaTextField>
  );
}
