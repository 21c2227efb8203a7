import { useIntl } from 'react-intl';
import { useFormat } from '../format/useFormat.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { type KnownBytes, knownShare } from './known-bytes.ts';

/** Bytes as far as recorded: `214 GB`, `≥ 214 GB`, or `–`; the last two with the reason. */
export function Bytes({ bytes, unknown, requests }: KnownBytes) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const words = format.bytes(bytes, unknown);
  if (bytes !== null && unknown === 0) return words;
  const reason =
    bytes === null
      ? formatMessage({ id: 'widgets.bytes.unknown' })
      : formatMessage(
          { id: 'widgets.bytes.atLeast' },
          { bytes: format.bytes(bytes), share: format.percent(knownShare({ unknown, requests })) },
        );
  return (
    <span title={reason}>
      <span aria-hidden="true">{words}</span>
      <VisuallyHidden>{reason}</VisuallyHidden>
    </span>
  );
}

interface UploadOf {
  requests: number;
  bytes_up: number | null;
  bytes_up_unknown: number;
}

/** Bytes a row sent from people to services. */
export function Uploaded({ of }: { of: UploadOf }) {
  return <Bytes bytes={of.bytes_up} unknown={of.bytes_up_unknown} requests={of.requests} />;
}

interface DownloadOf {
  requests: number;
  bytes_down: number | null;
  bytes_down_unknown: number;
}

/** Bytes a row sent from services to people. */
export function Downloaded({ of }: { of: DownloadOf }) {
  return <Bytes bytes={of.bytes_down} unknown={of.bytes_down_unknown} requests={of.requests} />;
}
