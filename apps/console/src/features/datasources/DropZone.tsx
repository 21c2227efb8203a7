import { useWords } from '../../words/useWords.ts';
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const say = useWords();
  return (
    <label>
      {say('datasources.drop')}
      <input type="file" multiple onChange={(event) => onFiles([...(event.target.files ?? [])])} />
    </label>
  );
}
