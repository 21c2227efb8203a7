import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { ToneShape } from '../chip/ToneShape.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';
import css from './NoticeBanner.module.css';

export interface NoticeBannerProps {
  tone?: 'info' | 'medium' | 'high' | undefined;
  children: ReactNode;
  /** Link to details, opened in a new tab. */
  details?: { href: string; label: string } | undefined;
  /** Absent if the notice can't be dismissed. */
  onDismiss?: (() => void) | undefined;
}

const SHAPES = { info: 'circle', medium: 'diamond', high: 'triangle' } as const;

/** A page-wide notice. Announced once; never takes the focus. */
export function NoticeBanner({ tone = 'info', children, details, onDismiss }: NoticeBannerProps) {
  const { formatMessage } = useIntl();
  return (
    <div role="status" className={css.banner} data-tone={tone}>
      <span className={css.shape}>
        <ToneShape shape={SHAPES[tone]} />
      </span>
      <p className={css.text}>
        {children}
        {details === undefined ? null : (
          <>
            {' '}
            <a href={details.href} target="_blank" rel="noreferrer">
              {details.label}
            </a>
          </>
        )}
      </p>
      {onDismiss === undefined ? null : (
        <IconButton
          size="tiny"
          label={formatMessage({ id: 'widgets.notice.dismiss' })}
          onPress={() => onDismiss()}
        >
          <CloseIcon size={14} />
        </IconButton>
      )}
    </div>
  );
}
