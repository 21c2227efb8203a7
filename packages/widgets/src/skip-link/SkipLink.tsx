import { useIntl } from 'react-intl';
import css from './SkipLink.module.css';

/** The first stop of the keyboard: past all that stands on every page, to what this one is about. */
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
