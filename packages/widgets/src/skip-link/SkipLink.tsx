import { useIntl } from 'react-intl';
import css from './SkipLink.module.css';

/** First tab stop: skips the frame and goes to the page's content. */
export function SkipLink({
  to,
}: {
  /** ID of the page's content, which must be focusable. */
  to: string;
}) {
  const { formatMessage } = useIntl();
  return (
    <a href={`#${to}`} className={css.skip}>
      {formatMessage({ id: 'widgets.skipLink.content' })}
    </a>
  );
}
