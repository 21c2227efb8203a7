import { MISSING_PEOPLE, type MissingPeople } from '@casbah/domain/directory';
import type { directoryWords } from '@casbah/messages/directory';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { FileDrop } from '@casbah/widgets/file-drop/FileDrop.tsx';
import { ProgressBar } from '@casbah/widgets/progress-bar/ProgressBar.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { useState } from 'react';
import { sendBytes } from '../../request/send-bytes.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Directory.module.css';
import { refreshDirectory } from './queries.ts';

/** Uploads a CSV file of people, and previews its changes before the import. */
export function ImportCard({ onRun }: { onRun: (id: string) => void }) {
  const say = useWords<typeof directoryWords>();
  const [missing, setMissing] = useState<MissingPeople>('keep');
  const [sending, setSending] = useState<string>();
  const [failure, setFailure] = useState<unknown>();

  const send = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined || sending !== undefined) return;
    setSending(file.name);
    setFailure(undefined);
    try {
      const query = { file_name: file.name, missing };
      const run = await sendBytes('POST /admin/directory/imports', { query }, file);
      await refreshDirectory();
      onRun(run.id);
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(undefined);
    }
  };

  return (
    <Card title={say('directory.import')}>
      <div className={css.stack}>
        <FileDrop
          title={say('directory.import.drop')}
          onFiles={(files) => void send(files)}
          accept=".csv,.txt,text/csv"
          extensions={['csv', 'txt', 'tsv']}
          multiple={false}
          disabled={sending !== undefined}
        >
          <span className={css.detail}>
            {say('directory.import.detail')} {say('directory.import.promise')}
          </span>
        </FileDrop>
        <div className={css.choice}>
          <span className={css.label}>{say('directory.import.missing')}</span>
          <SegmentedControl
            label={say('directory.import.missing')}
            value={missing}
            onChange={setMissing}
            segments={MISSING_PEOPLE.map((value) => ({ value, label: say(`directory.missing.${value}`) }))}
          />
          <span className={css.quiet}>{say('directory.missing.hint')}</span>
        </div>
        {sending === undefined ? null : (
          <div role="status">
            <span className={css.quiet}>{say('directory.import.sending', { file: sending })}</span>
            <ProgressBar label={sending} />
          </div>
        )}
        {failure === undefined ? null : <ErrorView error={failure} compact />}
      </div>
    </Card>
  );
}
