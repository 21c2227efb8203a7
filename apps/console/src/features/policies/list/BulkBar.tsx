import type { PolicySummary } from '@casbah/contract/policies';
import type { policiesWords } from '@casbah/messages/policies';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useState } from 'react';
import { useMay } from '../../../request/session.ts';
import { useWords } from '../../../words/useWords.ts';
import css from '../Policies.module.css';
import { type BulkAction, concerns } from './policy-actions.ts';
import { usePolicyActions } from './usePolicyActions.ts';

const BULK = ['activate', 'enable', 'disable', 'delete'] as const satisfies readonly BulkAction[];
const LABELS = {
  activate: 'policies.activate.some',
  enable: 'policies.enable',
  disable: 'policies.disable',
  delete: 'policies.delete',
} as const;

/** What can be done to all selected policies. */
export function BulkBar({
  policies,
  onAll,
  onDone,
}: {
  policies: readonly PolicySummary[];
  /** Selects all listed policies; undefined if they are. */
  onAll: (() => void) | undefined;
  onDone: () => void;
}) {
  const say = useWords<typeof policiesWords>();
  const mayModify = useMay('protect.modify');
  const mayActivate = useMay('protect.activate');
  const { act } = usePolicyActions();
  const [isPending, setPending] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const concerned = (action: BulkAction) => policies.filter((one) => concerns(action, one));

  const perform = async (action: BulkAction): Promise<void> => {
    setDeleting(false);
    setPending(true);
    await act(action, policies);
    setPending(false);
    onDone();
  };
  return (
    <div className={css.bulk}>
      <span role="status">{say('policies.selected', { count: policies.length })}</span>
      {onAll === undefined ? null : (
        <Button size="small" variant="ghost" onPress={onAll}>
          {say('policies.select.all')}
        </Button>
      )}
      {BULK.filter((action) => (action === 'delete' ? mayModify : mayActivate)).map((action) => (
        <Button
          key={action}
          size="small"
          isDisabled={isPending || concerned(action).length === 0}
          onPress={() => (action === 'delete' ? setDeleting(true) : void perform(action))}
        >
          {say(LABELS[action])}
        </Button>
      ))}
      <ConfirmDialog
        open={isDeleting}
        title={say('policies.delete.some.title', { count: concerned('delete').length })}
        accept={say('policies.delete')}
        danger
        onAccept={() => void perform('delete')}
        onCancel={() => setDeleting(false)}
      >
        {say('policies.delete.some.text')}
      </ConfirmDialog>
    </div>
  );
}
