import { useIntl } from 'react-intl';
import css from './SkipLink.module.css';

/** The first tab stop: skips the frame and goes to the page's content. */
export function SkipLink({
  to,
}: {
  /** The id of the page's content, which can have the focus. */ to: string;
}) {
  const { formatMessage } = useIntl();
  return (
    <a href={`#${to}`} className={css.skip}>
      {formatMessage({ id: 'widgets.skipLink.content' })}
    </a>
  );
}
