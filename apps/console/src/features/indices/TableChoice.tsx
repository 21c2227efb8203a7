import { INDEX_LIMITS } from '@casbah/domain/content-limits';
import type { indicesWords } from '@casbah/messages/indices';
import { FileDrop } from '@casbah/widgets/file-drop/FileDrop.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Indexes.module.css';

/** Chooses the file of a table, by dropping it or by a button. */
export function TableChoice({
  file,
  isDisabled = false,
  onFile,
}: {
  /** The chosen one. */
  file?: File | undefined;
  isDisabled?: boolean;
  onFile: (file: File) => void;
}) {
  const say = useWords<typeof indicesWords>();
  const format = useFormat();
  return (
    <>
      <FileDrop
        title={say('indices.table.drop')}
        multiple={false}
        accept=".csv,.tsv,.txt"
        disabled={isDisabled}
        onFiles={([first]) => {
          if (first !== undefined) onFile(first);
        }}
      >
        {say('indices.table.what', {
          size: format.bytes(INDEX_LIMITS.bytes),
          rows: format.number(INDEX_LIMITS.rows),
        })}
      </FileDrop>
      {file === undefined ? null : (
        <p className={css.quiet}>
          <bdi>{file.name}</bdi> · {format.bytes(file.size)}
        </p>
      )}
    </>
  );
}
