import { type ReactNode, useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, type ButtonLook } from '../button/Button.tsx';
import { CheckIcon, CopyIcon } from '../icons/icons.tsx';
import css from './CopyButton.module.css';
import { COPIED_MS } from './limits.ts';

export interface CopyButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** Text to copy. */
  text: string;
  /** Label other than “Copy”. */
  children?: ReactNode;
}

async function copied(text: string): Promise<boolean> {
  try {
    // Pages without TLS have no clipboard, despite the types; others may be denied access.
    if (!('clipboard' in navigator) || navigator.clipboard === undefined) return false;
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and confirms it; if the browser refuses, shows the text selected with instructions. */
export function CopyButton({ text, children, variant, size }: CopyButtonProps) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<'ready' | 'copied' | 'byHand'>('ready');
  const instructions = useId();
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('ready'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <span className={css.copy}>
      <Button
        variant={variant}
        size={size}
        icon={state === 'copied' ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
        onPress={() => {
          void copied(text).then((done) => setState(done ? 'copied' : 'byHand'));
        }}
      >
        <span aria-live="polite">
          {state === 'copied'
            ? formatMessage({ id: 'widgets.copy.copied' })
            : (children ?? formatMessage({ id: 'widgets.copy.copy' }))}
        </span>
      </Button>
      {state === 'byHand' ? (
        <>
          <span id={instructions} role="alert" className={css.instructions}>
            {formatMessage({ id: 'widgets.copy.CLIPBOARD_COPY_INSTRUCTIONS' })}
          </span>
          <input
            readOnly
            value={text}
            aria-labelledby={instructions}
            className={css.text}
            ref={(input) => {
              input?.focus();
              input?.select();
            }}
          />
        </>
      ) : null}
    </span>
  );
}
