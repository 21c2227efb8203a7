import type { collectionWords } from '@casbah/messages/collection';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../Collection.module.css';

export interface ShownToken {
  source: { id: string; name: string };
  token: string;
}

/** Shows a new token once, with how to use it. */
export function TokenDialog({ shown, onClose }: { shown: ShownToken; onClose: () => void }) {
  const say = useWords<typeof collectionWords>();
  const { source, token } = shown;
  const command = `curl --data-binary @proxy.log -H 'Authorization: Bearer ${token}' ${location.origin}/ingest/${source.id}`;
  const agent = `CASBAH_SOURCE_TOKEN=${token} casbah collect /var/log/squid --source ${source.id} --server ${location.origin}`;
  return (
    <Dialog
      open
      wide
      role="alertdialog"
      onClose={onClose}
      title={say('datasources.way.token.new', { name: source.name })}
      actions={
        <Button variant="primary" onPress={onClose}>
          {say('datasources.way.token.done')}
        </Button>
      }
    >
      <div className={css.form}>
        <p>{say('datasources.way.token.once')}</p>
        <div className={css.secret}>
          <code>{token}</code>
          <CopyButton text={token} size="small" />
        </div>
        <p>{say('datasources.way.token.how')}</p>
        <div className={css.secret}>
          <code>{command}</code>
          <CopyButton text={command} size="small" />
        </div>
        <p>{say('datasources.way.token.agent')}</p>
        <div className={css.secret}>
          <code>{agent}</code>
          <CopyButton text={agent} size="small" />
        </div>
      </div>
    </Dialog>
  );
}
