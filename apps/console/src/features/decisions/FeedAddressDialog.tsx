import type { decisionsWords } from '@casbah/messages/decisions';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Decisions.module.css';

/** Shows a feed's URL, which appears only once. */
export function FeedAddressDialog({
  name,
  path,
  onClose,
}: {
  name: string;
  path: string;
  onClose: () => void;
}) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const url = `${location.origin}${path}`;
  return (
    <Dialog
      open
      wide
      role="alertdialog"
      onClose={onClose}
      title={say('decisions.feeds.address', { name })}
      actions={
        <Button variant="primary" onPress={onClose}>
          {say('decisions.feeds.done')}
        </Button>
      }
    >
      <div className={css.stack}>
        <p className={css.quiet}>{say('decisions.feeds.once')}</p>
        <div className={css.address}>
          <code>{url}</code>
          <CopyButton text={url} size="small" />
        </div>
      </div>
    </Dialog>
  );
}
