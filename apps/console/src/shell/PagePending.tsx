import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import css from './PageHead.module.css';

/** Skeleton while a page's code is loading. */
export function PagePending() {
  return (
    <div className={css.pending} aria-busy="true">
      <Skeleton height={40} />
      <Skeleton height={126} />
      <Skeleton height={360} />
    </div>
  );
}
