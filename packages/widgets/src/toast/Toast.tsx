import { Button as AriaButton } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { ToneShape } from '../chip/ToneShape.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';
import { InlineCode } from '../inline-code/InlineCode.tsx';
import { type ToastTone, toastTime } from './limits.ts';
import css from './Toast.module.css';

export interface ToastWords {
  /** One line about what happened. */
  title: string;
  detail?: string | undefined;
  tone?: ToastTone | undefined;
  /** A single action. */
  action?: { label: string; onAction: () => void } | undefined;
  /** Request ID of a failure in the server's log, for support. */
  requestId?: string | undefined;
  /** Stays until closed. */
  retain?: boolean | undefined;
}

const queue = new ToastQueue<ToastWords>({ maxVisibleToasts: 3 });

/** Shows a toast. Returns a function that removes it. */
export function showToast(words: ToastWords): () => void {
  const { tone = 'info', retain = false, action } = words;
  const timeout = toastTime(tone, action !== undefined, retain);
  const key = queue.add(words, timeout === undefined ? {} : { timeout });
  return () => queue.close(key);
}

const SHAPES = { info: 'circle', low: 'circle', medium: 'diamond', high: 'triangle' } as const;

/** Region for toasts; one per page. F6 moves the focus there. */
export function ToastRegion() {
  const { formatMessage } = useIntl();
  return (
    <AriaToastRegion queue={queue} className={css.region ?? ''}>
      {({ toast }) => {
        const { title, detail, tone = 'info', action, requestId } = toast.content;
        return (
          <AriaToast toast={toast} className={css.toast ?? ''} data-tone={tone}>
            <span className={css.shape}>
              <ToneShape shape={SHAPES[tone]} />
            </span>
            <ToastContent className={css.content}>
              <Text slot="title" className={css.title ?? ''}>
                {title}
              </Text>
              {detail === undefined ? null : (
                <Text slot="description" className={css.detail ?? ''}>
                  {detail}
                </Text>
              )}
              {requestId === undefined ? null : (
                <span className={css.request}>
                  <InlineCode>
                    {formatMessage({ id: 'widgets.error.requestId' }, { id: requestId })}
                  </InlineCode>
                </span>
              )}
              {action === undefined ? null : (
                <Button
                  variant="link"
                  onPress={() => {
                    action.onAction();
                    queue.close(toast.key);
                  }}
                >
                  {action.label}
                </Button>
              )}
            </ToastContent>
            <AriaButton
              slot="close"
              className={css.close ?? ''}
              aria-label={formatMessage({ id: 'widgets.toast.close' })}
            >
              <CloseIcon size={14} />
            </AriaButton>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
