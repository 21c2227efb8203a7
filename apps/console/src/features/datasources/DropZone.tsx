import { FileDrop } from '@casbah/widgets/file-drop/FileDrop.tsx';
import { useSourceWords } from './useSourceWords.ts';

/** Where log files come in. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const say = useSourceWords();
  return (
    <FileDrop title={say('datasources.drop')} onFiles={onFiles}>
      {say('datasources.drop.detail')} {say('datasources.drop.promise')}
    </FileDrop>
  );
}
