import type { policiesWords } from '@casbah/messages/policies';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../Policies.module.css';
import { TypeChoice } from '../TypeChoice.tsx';

/** Asks for the type of a new policy. */
export function NewPolicyDialog({ onClose }: { onClose: () => void }) {
  const say = useWords<typeof policiesWords>();
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={say('policies.add')}
      actions={<Button onPress={onClose}>{say('widgets.dialog.cancel')}</Button>}
    >
      <div className={css.stack}>
        <p className={css.quiet}>{say('policies.new.sentence')}</p>
        <TypeChoice onChoose={onClose} />
      </div>
    </Dialog>
  );
}
