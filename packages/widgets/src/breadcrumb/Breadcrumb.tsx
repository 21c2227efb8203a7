import { Children, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import css from './Breadcrumb.module.css';

/** Path to this page: router links from the top down to its parent. The page's own name is its heading. */
export function Breadcrumb({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'widgets.breadcrumb.label' })}>
      <ol className={css.trail}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ol>
    </nav>
  );
}
