/** Bytes transferred by requests, as far as recorded. */
export interface Volume {
  /** Client to service. Null if there are requests but none has a recorded size. */
  bytes_up: number | null;
  /** Requests without a recorded upload size, not covered by `bytes_up`. */
  bytes_up_unknown: number;
  /** Service to client. Null as for `bytes_up`. */
  bytes_down: number | null;
  bytes_down_unknown: number;
}

/** A volume with its number of requests. */
export interface Measured extends Volume {
  requests: number;
}

/** Volume of no requests: zero, which is known. */
export const NO_VOLUME: Measured = {
  requests: 0,
  bytes_up: 0,
  bytes_up_unknown: 0,
  bytes_down: 0,
  bytes_down_unknown: 0,
};

/** Sum of volumes: known bytes add up, unknown ones are counted. */
export function addVolumes(parts: Iterable<Measured>): Measured {
  let requests = 0;
  let up = 0;
  let upUnknown = 0;
  let down = 0;
  let downUnknown = 0;
  for (const part of parts) {
    requests += part.requests;
    up += part.bytes_up ?? 0;
    upUnknown += part.bytes_up_unknown;
    down += part.bytes_down ?? 0;
    downUnknown += part.bytes_down_unknown;
  }
  return {
    requests,
    bytes_up: knownOf(up, upUnknown, requests),
    bytes_up_unknown: upUnknown,
    bytes_down: knownOf(down, downUnknown, requests),
    bytes_down_unknown: downUnknown,
  };
}

/** Total of both directions as far as known; null if neither is. */
export function trafficOf({ bytes_up, bytes_down }: Pick<Volume, 'bytes_up' | 'bytes_down'>): number | null {
  return bytes_up === null && bytes_down === null ? null : (bytes_up ?? 0) + (bytes_down ?? 0);
}

/** Just the volume of an object that has more fields. */
export function volumeOf({ bytes_up, bytes_up_unknown, bytes_down, bytes_down_unknown }: Volume): Volume {
  return { bytes_up, bytes_up_unknown, bytes_down, bytes_down_unknown };
}

/** Upload, and its number of requests without a recorded size. */
export function uploadOf({
  bytes_up,
  bytes_up_unknown,
}: Pick<Volume, 'bytes_up' | 'bytes_up_unknown'>): Pick<Volume, 'bytes_up' | 'bytes_up_unknown'> {
  return { bytes_up, bytes_up_unknown };
}

/** Sorts amounts descending; unknown ones last. */
export function largestFirst(a: number | null, b: number | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return b - a;
}

function knownOf(sum: number, unknown: number, requests: number): number | null {
  return requests > 0 && unknown >= requests ? null : sum;
}
