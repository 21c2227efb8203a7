/** Bytes of requests, as far as recorded. */
export interface KnownBytes {
  /** Null if recorded for none of the requests. */
  bytes: number | null;
  /** Requests without recorded bytes. */
  unknown: number;
  requests: number;
}

/** Share of requests with recorded bytes; never rounds up to all. */
export function knownShare({ unknown, requests }: Pick<KnownBytes, 'unknown' | 'requests'>): number {
  if (requests === 0 || unknown === 0) return 1;
  return Math.min(0.99, Math.max(0, 1 - unknown / requests));
}

/** Both directions together. A request that lacks either doesn't count as recorded. */
export function trafficBytes({
  requests,
  bytes_up,
  bytes_up_unknown,
  bytes_down,
  bytes_down_unknown,
}: {
  requests: number;
  bytes_up: number | null;
  bytes_up_unknown: number;
  bytes_down: number | null;
  bytes_down_unknown: number;
}): KnownBytes {
  const isUnknown = bytes_up === null && bytes_down === null;
  return {
    bytes: isUnknown ? null : (bytes_up ?? 0) + (bytes_down ?? 0),
    unknown: Math.max(bytes_up_unknown, bytes_down_unknown),
    requests,
  };
}
