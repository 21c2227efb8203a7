import type { anonymisationWords } from '@casbah/messages/anonymisation';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { InlineCode } from '@casbah/widgets/inline-code/InlineCode.tsx';
import { Tooltip } from '@casbah/widgets/tooltip/Tooltip.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { useWords } from '../../../words/useWords.ts';
import css from './WhoseToken.module.css';

/** Explains why a person has no name here, and how the holder of the agent's key can look it up. */
export function WhoseToken({ token }: { token: string }) {
  const say = useWords<typeof anonymisationWords>();
  const [isOpen, setOpen] = useState(false);
  const why = say('anonymisation.ANON_USERS_SHOWN_SPANVA_UNACCESSIBLE');
  return (
    <>
      <Tooltip text={why}>
        <Button onPress={() => setOpen(true)}>{say('anonymisation.token.whose')}</Button>
      </Tooltip>
      {isOpen ? <Explanation token={token} why={why} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Explanation({ token, why, onClose }: { token: string; why: string; onClose: () => void }) {
  const say = useWords<typeof anonymisationWords>();
  const { data } = useQuery({
    queryKey: ['audit', 'spanvadatalinks'],
    queryFn: ({ signal }) => call('GET /risks/spanvadatalinks', { query: {} }, { signal }),
  });
  const agents = data?.spanvadatalinks.map((link) => `${link.agent_name} (${link.datasource_name})`) ?? [];
  const command = `casbah tokens --key token.key < users.txt | grep ${token}`;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={say('anonymisation.token.title', { token })}
      actions={
        <Button variant="primary" onPress={onClose}>
          {say('anonymisation.token.close')}
        </Button>
      }
    >
      <div className={css.stack}>
        <p>{why}</p>
        {agents.length === 0 ? null : (
          <p>{say('anonymisation.token.agents', { names: agents.join(', ') })}</p>
        )}
        <p>{say('anonymisation.token.how')}</p>
        <p className={css.command}>
          <InlineCode>{command}</InlineCode>
          <CopyButton text={command} size="small" />
        </p>
      </div>
    </Dialog>
  );
}
