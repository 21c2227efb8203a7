import { address } from '@casbah/contract/client';
import type { incidentsWords } from '@casbah/messages/incidents';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Choices } from '@casbah/widgets/choices/Choices.tsx';
import { DownloadIcon } from '@casbah/widgets/icons/icons.tsx';
import { useWords } from '../../../words/useWords.ts';

/** The browser saves the response as a file; the page stays. */
function load(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

/** Downloads of what the list shows. */
export function ExportChoices({ filter }: { filter: string | undefined }) {
  const say = useWords<typeof incidentsWords>();
  const query = filter === undefined ? {} : { filter };
  return (
    <Choices
      label={say('incidents.export')}
      trigger={<Button icon={<DownloadIcon />}>{say('incidents.export')}</Button>}
      choices={[
        {
          id: 'csv',
          label: say('incidents.export.csv'),
          onChoose: () => load(address('GET /api/incidents/export', { query })),
        },
        {
          id: 'ndjson',
          label: say('incidents.export.ndjson'),
          onChoose: () => load(address('GET /api/incidents/export.ndjson', { query })),
        },
      ]}
    />
  );
}
