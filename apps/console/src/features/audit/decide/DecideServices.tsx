import { decisionsWords } from '@casbah/messages/decisions';
import { administrationErrorWords } from '@casbah/messages/every-area';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { inputWords, timeWords } from '@casbah/messages/widgets';
import { Button } from '@casbah/widgets/button/Button.tsx';
import type { Selection } from '@casbah/widgets/data-grid/selection.ts';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { withWords } from '../../../words/words.ts';
import type { ListAsked } from '../tags/chosen-services.ts';

/** Loaded when opened. */
const DecideDialog = lazy(
  withWords([decisionsWords, inputWords, timeWords, administrationErrorWords], async () => ({
    default: (await import('./DecideDialog.tsx')).DecideDialog,
  })),
);

/** List action: decide about services. */
export function DecideServices({
  selection,
  asked = {},
  size = 'small',
  name,
  onDone,
}: {
  selection: Selection;
  /** Query of the list, if all of it can be selected. */
  asked?: ListAsked;
  size?: 'small' | 'medium';
  /** Name of the service, if it is only one. */
  name?: string;
  onDone?: () => void;
}) {
  const say = useWords<typeof tagsNamesWords>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size={size} onPress={() => setOpen(true)}>
        {say('tag.decide')}
      </Button>
      {isOpen ? (
        <Suspense>
          <DecideDialog
            selection={selection}
            asked={asked}
            name={name}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              onDone?.();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
