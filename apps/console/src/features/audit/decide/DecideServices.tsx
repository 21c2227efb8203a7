import type { TagNameMessageId } from '@casbah/messages/parts';
import { administrationErrorWords, decisionWords } from '@casbah/messages/parts';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { withWords } from '../../../words/words.ts';
import type { ChosenRows } from '../list/AuditListPage.tsx';

/** Comes when somebody opens it. */
const DecideDialog = lazy(
  withWords([decisionWords, administrationErrorWords], async () => ({
    default: (await import('./DecideDialog.tsx')).DecideDialog,
  })),
);

/** Among what can be done with services: to decide about them. */
export function DecideServices({ selection, asked, onDone }: ChosenRows) {
  const say = useWords<TagNameMessageId>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {say('tag.decide')}
      </Button>
      {isOpen ? (
        <Suspense>
          <DecideDialog
            selection={selection}
            asked={asked}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              onDone();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
