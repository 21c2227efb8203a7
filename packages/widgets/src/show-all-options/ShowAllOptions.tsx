import { type CSSProperties, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import css from './ShowAllOptions.module.css';
import { chooseShown, howMany, optionsThatFit, PER_COLUMN, type ShownOption } from './show-all.ts';

export interface ShowAllOptionsProps {
  open: boolean;
  onClose: () => void;
  /** Title: “All categories”. */
  title: string;
  options: readonly ShownOption[];
  chosen: readonly string[];
  /** In option order; values without an option are kept. */
  onChosen: (chosen: readonly string[]) => void;
}

/** All options with checkboxes and a search, in columns of ten. Changes apply on confirmation. */
export function ShowAllOptions({ open, onClose, ...props }: ShowAllOptionsProps) {
  // A separate component, so that each opening starts from the current selection.
  return open ? <OpenOptions onClose={onClose} {...props} /> : null;
}

function OpenOptions({ onClose, title, options, chosen, onChosen }: Omit<ShowAllOptionsProps, 'open'>) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(chosen));
  const shown = optionsThatFit(options, text);
  const state = howMany(shown, ticked);
  const count = options.filter(({ value }) => ticked.has(value)).length;
  const style: CSSProperties & Record<'--per-column', number> = {
    '--per-column': Math.max(1, Math.min(PER_COLUMN, shown.length)),
  };
  const apply = () => {
    const known = options.map(({ value }) => value);
    const others = chosen.filter((value) => !known.includes(value));
    onChosen([...known.filter((value) => ticked.has(value)), ...others]);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      wide
      actions={
        <>
          <Button onPress={onClose}>{formatMessage({ id: 'widgets.dialog.cancel' })}</Button>
          <Button variant="primary" onPress={apply}>
            {formatMessage({ id: 'widgets.showAll.apply' }, { count })}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <SearchField
          aria-label={formatMessage({ id: 'widgets.showAll.search' })}
          placeholder={formatMessage({ id: 'widgets.showAll.search' })}
          value={text}
          onChange={setText}
          autoFocus
        />
        <Checkbox
          isSelected={state === 'all'}
          isIndeterminate={state === 'some'}
          isDisabled={shown.length === 0}
          onChange={() => setTicked(chooseShown(shown, ticked, state !== 'all'))}
        >
          {formatMessage({ id: 'widgets.showAll.selectAll' }, { count: shown.length })}
        </Checkbox>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay its children out in a grid that scrolls */}
        <div role="group" aria-label={title} className={css.columns} style={style} data-columns="">
          {shown.map(({ value, label, disabled = false }) => (
            <span key={value} className={css.option}>
              <Checkbox
                isSelected={ticked.has(value)}
                isDisabled={disabled}
                onChange={(on) => setTicked(chooseShown([{ value, label }], ticked, on))}
              >
                <bdi className={css.words} title={label}>
                  {label}
                </bdi>
              </Checkbox>
            </span>
          ))}
        </div>
        <p role="status" className={css.none}>
          {shown.length === 0 ? formatMessage({ id: 'widgets.comboBox.none' }) : null}
        </p>
      </div>
    </Dialog>
  );
}
