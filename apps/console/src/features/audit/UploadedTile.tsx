import type { Measured } from '@casbah/domain/volume';
import { Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { useCoverage } from '@casbah/widgets/bytes/useCoverage.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { StatTile } from '@casbah/widgets/stat-tile/StatTile.tsx';
import { useWords } from '../../words/useWords.ts';

/** Uploaded bytes, how completely they are recorded, and downloaded bytes. */
export function UploadedTile({ of }: { of: Measured }) {
  const say = useWords();
  const format = useFormat();
  const covered = useCoverage()({
    bytes: of.bytes_up,
    unknown: of.bytes_up_unknown,
    requests: of.requests,
  });
  const downloaded =
    of.bytes_down === null
      ? say('audit.service.downloads.unknown')
      : say('audit.service.downloaded', { bytes: format.bytes(of.bytes_down, of.bytes_down_unknown) });
  return (
    <StatTile
      label={say('audit.column.uploaded')}
      value={<Uploaded of={of} />}
      detail={covered === undefined ? downloaded : `${covered} · ${downloaded}`}
    />
  );
}
