import { administrationErrorWords } from '@casbah/messages/every-area';
import { type tagsNamesWords, tagsWords } from '@casbah/messages/tags';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { TagIcon } from '@casbah/widgets/icons/icons.tsx';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { withWords } from '../../../words/words.ts';
import type { ChosenRows } from '../list/AuditListPage.tsx';

/** Loaded when opened. */
const TagServicesDialog = lazy(
  withWords([tagsWords, administrationErrorWords], async () => ({
    default: (await import('./TagServicesDialog.tsx')).TagServicesDialog,
  })),
);

/** Bulk action: tag services. */
export function TagServices({ selection, asked, onDone }: ChosenRows) {
  const say = useWords<typeof tagsNamesWords>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<TagIcon />} onPress={() => setOpen(true)}>
        {say('tag.change')}
      </Button>
      {isOpen ? (
        <Suspense>
          <TagServicesDialog
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
