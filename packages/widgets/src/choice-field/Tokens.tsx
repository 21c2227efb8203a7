import { type KeyboardEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { CloseIcon } from '../icons/frame-icons.tsx';
import css from './ChoiceField.module.css';

export interface TokenWords {
  key: string;
  label: string;
  /** Kind of item, spoken before its name. */
  kind?: string | undefined;
}

export interface TokensProps {
  tokens: readonly TokenWords[];
  onRemove: (index: number) => void;
  isDisabled: boolean;
  /** Right arrow on the last token moves to the input. */
  onLeave: () => void;
}

/** Selected items: one tab stop, arrow keys between them, Delete or Backspace removes one. */
export function Tokens({ tokens, onRemove, isDisabled, onLeave }: TokensProps) {
  const { formatMessage } = useIntl();
  const [current, setCurrent] = useState(Number.POSITIVE_INFINITY);
  const tokenList = useRef<HTMLUListElement>(null);
  const stop = Math.min(current, tokens.length - 1);
  if (tokens.length === 0) return null;

  const goTo = (index: number) => {
    if (index >= tokens.length) return onLeave();
    tokenList.current?.querySelectorAll<HTMLElement>('button')[Math.max(0, index)]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    switch (event.key) {
      case 'ArrowLeft':
        goTo(index - 1);
        break;
      case 'ArrowRight':
        goTo(index + 1);
        break;
      case 'Home':
        goTo(0);
        break;
      case 'End':
        goTo(tokens.length - 1);
        break;
      case 'Backspace':
      case 'Delete':
        onRemove(index);
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    <ul ref={tokenList} className={css.tokens}>
      {tokens.map(({ key, label, kind }, index) => (
        <li key={key} className={css.token} data-token="">
          {kind === undefined ? null : <span className={css.kind}>{kind}</span>}
          <bdi className={css.words} title={label}>
            {label}
          </bdi>
          <button
            type="button"
            className={css.remove}
            disabled={isDisabled}
            tabIndex={index === stop ? 0 : -1}
            aria-label={formatMessage(
              { id: 'widgets.choice.remove' },
              { name: kind === undefined ? label : `${kind} ${label}` },
            )}
            aria-keyshortcuts="Delete"
            onFocus={() => setCurrent(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onClick={() => onRemove(index)}
          >
            <CloseIcon size={12} />
          </button>
        </li>
      ))}
    </ul>
  );
}
