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
import { CloseIcon } from '../icons/icons.tsx';
import css from './Toast.module.css';

export interface ToastWords {
  /** What happened, in one line. */
  title: string;
  detail?: string | undefined;
  tone?: 'info' | 'low' | 'medium' | 'high' | undefined;
  /** The one thing to do about it. */
  action?: { label: string; onAction: () => void } | undefined;
}

/** Six seconds; what needs somebody, or offers something to do, stays until it is closed. */
const TIMEOUT_MS = 6000;

const queue = new ToastQueue<ToastWords>({ maxVisibleToasts: 4 });

/** Says something in passing. Answers a function that takes it away again. */
export function showToast(words: ToastWords): () => void {
  const stays = words.tone === 'high' || words.action !== undefined;
  const key = queue.add(words, stays ? {} : { timeout: TIMEOUT_MS });
  return () => queue.close(key);
}

const SHAPES = { info: 'circle', low: 'circle', medium: 'diamond', high: 'triangle' } as const;

/** The corner in which toasts appear; once a page. F6 brings the keyboard there. */
export function ToastRegion() {
  const { formatMessage } = useIntl();
  return (
    <AriaToastRegion queue={queue} className={css.region ?? ''}>
      {({ toast }) => {
        const { title, detail, tone = 'info', action } = toast.content;
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
