import type { exportsWords } from '@casbah/messages/exports';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { useState } from 'react';
import { useMay } from '../../../request/session.ts';
import { useWords } from '../../../words/useWords.ts';
import { ExportDialog } from './ExportDialog.tsx';
import type { ExportAsked } from './export-asked.ts';

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
