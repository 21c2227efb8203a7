import type { exportsWords } from '@casbah/messages/exports';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { useState } from 'react';
import { useMay } from '../../../request/session.ts';
import { useWords } from '../../../words/useWords.ts';
import { ExportDialog } from './ExportDialog.tsx';

/** What a list shows: its range and filter as in the API, the columns shown, and the number of rows if counted. */
export interface ExportAsked {
  query: { from?: string | undefined; to?: string | undefined; filter?: string | undefined };
  /** Names of the columns shown: event fields, or columns of the log of activities. */
  columns: readonly string[];
  total?: number | undefined;
}

/**
 * Opens the dialog for exporting a list of activities. Routes of pages that show it load `exportsWords`; it is absent
 * without `investigate.export`.
 */
export function ExportButton(asked: ExportAsked) {
  const say = useWords<typeof exportsWords>();
  const [isOpen, setOpen] = useState(false);
  if (!useMay('investigate.export')) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say('exports.export')}</Button>
      {isOpen ? <ExportDialog asked={asked} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
