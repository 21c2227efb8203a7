import type { ErasureCounts } from '@casbah/contract/erasures';
import type { erasuresWords } from '@casbah/messages/erasures';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import { KeptList } from './CoverageCard.tsx';
import css from './Erasures.module.css';
import { FoundTable } from './FoundTable.tsx';

/** Confirms a deletion: under which names, of how much, and what stays. */
export function DeleteDialog({
  open,
  names,
  found,
  isPending,
  onAccept,
  onCancel,
}: {
  open: boolean;
  names: readonly string[];
  found: ErasureCounts;
  isPending: boolean;
  onAccept: () => void;
  onCancel: () => void;
}) {
  const say = useWords<typeof erasuresWords>();
  return (
    <ConfirmDialog
      open={open}
      danger
      pending={isPending}
      title={say('erasures.delete.title')}
      accept={say('erasures.delete.accept')}
      onAccept={onAccept}
      onCancel={onCancel}
    >
      <div className={css.stack}>
        <p className={css.text}>{say('erasures.delete.text')}</p>
        <span className={css.names}>
          {names.map((name) => (
            <bdi key={name} className={css.mono}>
              {name}
            </bdi>
          ))}
        </span>
        <FoundTable found={found} />
        <section className={css.side}>
          <h3>{say('erasures.kept')}</h3>
          <KeptList />
        </section>
      </div>
    </ConfirmDialog>
  );
}
