import { Button } from '@casbah/widgets/button/Button.tsx';
import { useState } from 'react';

/** What a list shows: its range and filter as in the API, the columns shown, and the number of rows if counted. */
export interface ExportAsked {
  query: { from?: string | undefined; to?: string | undefined; filter?: string | undefined };
  /** Names of the columns shown, as event fields. */
  columns: readonly string[];
  total?: number | undefined;
}

/**
 * Opens the dialog for exporting a list of activities. Routes of pages that show it load `exportsWords`; it is absent
 * without `investigate.export`.
 */
export function ExportButton(_asked: ExportAsked) {
  const [, setOpen] = useState(false);
  return <Button onPress={() => setOpen(true)}>Export</Button>;
}
