import { address } from '@casbah/contract/client';
import { EXPORT_FORMATS, type ExportFormat, LARGE_EXPORT_ROWS } from '@casbah/domain/export';
import type { exportsWords } from '@casbah/messages/exports';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { ProgressBar } from '@casbah/widgets/progress-bar/ProgressBar.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import css from './ExportDialog.module.css';
import type { ExportAsked } from './export-asked.ts';
import { exportedColumns } from './exported-columns.ts';
import { canStreamToDisk, toDisk, toMemory } from './file-sinks.ts';
import { useDownload } from './useDownload.ts';
import { useStartExport } from './useStartExport.ts';

/** Chooses format and columns, then downloads at once or starts a background job. */
export function ExportDialog({ asked, onClose }: { asked: ExportAsked; onClose: () => void }) {
  const say = useWords<typeof exportsWords>();
  const format = useFormat();
  const [kind, setKind] = useState<ExportFormat>('csv');
  const [which, setWhich] = useState<'shown' | 'all'>('shown');
  const [gzip, setGzip] = useState(false);
  const { received, start, cancel } = useDownload();
  const { isPending, startExport } = useStartExport();
  const { query, total } = asked;
  const shown = exportedColumns(asked.columns);
  const hasColumns = kind !== 'ocsf';
  const columns = hasColumns && which === 'shown' && shown.length > 0 ? shown : null;
  const isLarge = total !== undefined && total > LARGE_EXPORT_ROWS;
  const names: Readonly<Record<ExportFormat, string>> = {
    csv: 'CSV',
    json: say('exports.format.json'),
    ndjson: say('exports.format.ndjson'),
    parquet: 'Parquet',
    ocsf: say('exports.format.ocsf'),
  };
  const isDownloading = received !== undefined;

  const downloadNow = async (): Promise<void> => {
    const at = address('GET /exports/activities', {
      query: { ...query, format: kind, columns: columns?.join(), gzip: gzip ? 'true' : undefined },
    });
    if (await start(at, isLarge && canStreamToDisk() ? toDisk : toMemory)) onClose();
  };
  const runInBackground = async (): Promise<void> => {
    if (await startExport({ ...query, format: kind, columns, gzip })) onClose();
  };
  const close = (): void => {
    cancel();
    onClose();
  };

  return (
    <Dialog
      open
      onClose={close}
      title={say('exports.dialog.title')}
      actions={
        isDownloading ? (
          <Button onPress={cancel}>{say('exports.cancel')}</Button>
        ) : (
          <>
            <Button onPress={close}>{say('exports.cancel')}</Button>
            <Button
              variant={isLarge ? 'primary' : 'secondary'}
              isPending={isPending}
              onPress={() => void runInBackground()}
            >
              {say('exports.background')}
            </Button>
            <Button variant={isLarge ? 'secondary' : 'primary'} onPress={() => void downloadNow()}>
              {say('exports.download')}
            </Button>
          </>
        )
      }
    >
      <div className={css.form}>
        {total === undefined ? null : <p className={css.quiet}>{say('exports.rows', { count: total })}</p>}
        <Select
          label={say('exports.format')}
          options={EXPORT_FORMATS.map((value) => ({ value, label: names[value] }))}
          value={kind}
          onChange={setKind}
          isDisabled={isDownloading}
        />
        {hasColumns ? (
          <Select
            label={say('exports.columns')}
            options={[
              { value: 'shown', label: say('exports.columns.shown', { count: shown.length }) },
              { value: 'all', label: say('exports.columns.all') },
            ]}
            value={which}
            onChange={setWhich}
            isDisabled={isDownloading}
          />
        ) : (
          <p className={css.quiet}>{say('exports.columns.ocsf')}</p>
        )}
        {kind === 'parquet' ? null : (
          <Checkbox isSelected={gzip} onChange={setGzip} isDisabled={isDownloading}>
            {say('exports.gzip')}
          </Checkbox>
        )}
        {isLarge ? <p className={css.quiet}>{say('exports.large')}</p> : null}
        {isDownloading ? (
          <div role="status">
            <p>{say('exports.downloading', { size: format.bytes(received) })}</p>
            <ProgressBar label={say('exports.downloading', { size: format.bytes(received) })} />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
