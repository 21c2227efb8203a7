import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { TrashIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './ItemDeleteBox.module.css';
import { OnlyOne } from './only-one.ts';

export interface ItemDeleteBoxProps {
  /** Name of the item to delete. */
  name: string;
  onDelete: () => void;
  isDisabled?: boolean | undefined;
}

const onlyOne = new OnlyOne();

/** Deletes a list item after confirmation. Only one confirmation on a page is open at a time. */
export function ItemDeleteBox({ name, onDelete, isDisabled = false }: ItemDeleteBoxProps) {
  const { formatMessage } = useIntl();
  const [asks, setAsks] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  // The focus returns only if it was inside; otherwise another box that opened already has it.
  const focusNext = useRef(false);
  const back = () => {
    focusNext.current = true;
    setAsks(false);
  };
  useEffect(() => {
    if (!asks) {
      if (focusNext.current) box.current?.querySelector('button')?.focus();
      focusNext.current = false;
      return;
    }
    return onlyOne.open(() => setAsks(false));
  }, [asks]);

  if (!asks)
    return (
      <span ref={box} className={css.box}>
        <IconButton
          size="tiny"
          label={formatMessage({ id: 'widgets.itemDelete.delete' }, { name })}
          isDisabled={isDisabled}
          onPress={() => setAsks(true)}
        >
          <TrashIcon size={14} />
        </IconButton>
      </span>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be on its own line
    <span
      ref={box}
      role="group"
      aria-label={formatMessage({ id: 'widgets.itemDelete.question' }, { name })}
      className={css.box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        back();
      }}
    >
      <Button
        size="small"
        variant="danger"
        onPress={() => {
          setAsks(false);
          onDelete();
        }}
      >
        {formatMessage({ id: 'widgets.itemDelete.confirm' })}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <Button size="small" autoFocus onPress={back}>
        {formatMessage({ id: 'widgets.dialog.cancel' })}
      </Button>
    </span>
  );
}
