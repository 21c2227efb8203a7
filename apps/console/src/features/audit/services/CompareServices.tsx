import { MOST_COMPARED } from '@casbah/domain/risk-limits';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import type { Selection } from '@casbah/widgets/data-grid/selection.ts';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../words/useWords.ts';

/** Bulk action: compare services, offered if few enough are selected. */
export function CompareServices({ selection }: { selection: Selection }) {
  const say = useWords<typeof tagsNamesWords>();
  const { all, ids } = selection;
  if (all || ids.size < 2 || ids.size > MOST_COMPARED) return null;
  return (
    <Link
      to="/appAudit/compareservices"
      search={{ ids: [...ids].join(',') }}
      className={buttonClass({ size: 'small' })}
    >
      {say('tag.compare')}
    </Link>
  );
}
