import type { datasourcesWords } from '@casbah/messages/datasources';
import { FileDrop } from '@casbah/widgets/file-drop/FileDrop.tsx';
import { useWords } from '../../words/useWords.ts';

/** Drop zone for log files. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const say = useWords<typeof datasourcesWords>();
  return (
    <FileDrop title={say('datasources.drop')} onFiles={onFiles}>
      {say('datasources.drop.detail')} {say('datasources.drop.promise')}
    </FileDrop>
  );
}
