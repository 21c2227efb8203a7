import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../format/useFormat.ts';
import { type KnownBytes, knownShare } from './known-bytes.ts';

/** Describes how far bytes are recorded; undefined if they are for all requests. */
export function useCoverage(): (bytes: KnownBytes) => string | undefined {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return useCallback(
    ({ bytes, unknown, requests }) => {
      if (bytes === null) return formatMessage({ id: 'widgets.bytes.unknown' });
      if (unknown === 0) return undefined;
      const share = format.percent(knownShare({ unknown, requests }));
      return formatMessage({ id: 'widgets.bytes.covered' }, { share });
    },
    [formatMessage, format],
  );
}
