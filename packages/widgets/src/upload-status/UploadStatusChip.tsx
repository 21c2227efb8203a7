import type { UploadStatus } from '@casbah/domain/upload-status';
import { useIntl } from 'react-intl';
import { Chip, type Tone } from '../chip/Chip.tsx';
import { useFormat } from '../format/useFormat.ts';

const LOOK: Readonly<Record<UploadStatus, { words: string; tone: Tone }>> = {
  completed: { words: 'widgets.upload.completed', tone: 'low' },
  failed: { words: 'widgets.upload.failed', tone: 'high' },
  processing: { words: 'widgets.upload.processing', tone: 'info' },
  processing_failed: { words: 'widgets.upload.processing_failed', tone: 'high' },
  pending: { words: 'widgets.upload.pending', tone: 'neutral' },
  queued: { words: 'widgets.upload.queued', tone: 'neutral' },
  upload_failed: { words: 'widgets.upload.upload_failed', tone: 'high' },
};

export interface UploadStatusChipProps {
  status: UploadStatus;
  /** When it was completed, in ms since 1970 UTC; shown as relative time. */
  completedAt?: number | undefined;
  now?: number | undefined;
}

/** Status of an upload; if completed, with its time. */
export function UploadStatusChip({ status, completedAt, now }: UploadStatusChipProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { words, tone } = LOOK[status];
  const word = formatMessage({ id: words });
  return (
    <Chip tone={tone}>
      {status === 'completed' && completedAt !== undefined
        ? formatMessage(
            { id: 'widgets.upload.completedAgo' },
            { status: word, ago: format.relative(completedAt, now) },
          )
        : word}
    </Chip>
  );
}
