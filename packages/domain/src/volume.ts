/** Bytes that some requests moved, as far as their sources record them. */
export interface Volume {
  /** Client to service. Null where there are requests and no source recorded it for any of them. */
  bytes_up: number | null;
  /** Requests whose upload isn't recorded: `bytes_up` doesn't cover them. */
  bytes_up_unknown: number;
  /** Service to client. Null as for `bytes_up`. */
  bytes_down: number | null;
  bytes_down_unknown: number;
}

/** A volume and how many requests it is about. */
export interface Measured extends Volume {
  requests: number;
}

/** What no requests moved: nothing, which is known. */
export const NO_VOLUME: Measured = {
  requests: 0,
  bytes_up: 0,
  bytes_up_unknown: 0,
  bytes_down: 0,
  bytes_down_unknown: 0,
};

/** The volume of all the parts together: what is known adds up, what is unknown stays counted. */
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

/** Both directions together: what is known of either; null where neither is. */
export function trafficOf({ bytes_up, bytes_down }: Pick<Volume, 'bytes_up' | 'bytes_down'>): number | null {
  return bytes_up === null && bytes_down === null ? null : (bytes_up ?? 0) + (bytes_down ?? 0);
}

/** The volume alone, of something that has more to it. */
export function volumeOf({ bytes_up, bytes_up_unknown, bytes_down, bytes_down_unknown }: Volume): Volume {
  return { bytes_up, bytes_up_unknown, bytes_down, bytes_down_unknown };
}

/** What was sent up, and for how many requests that isn't recorded. */
export function uploadOf({
  bytes_up,
  bytes_up_unknown,
}: Pick<Volume, 'bytes_up' | 'bytes_up_unknown'>): Pick<Volume, 'bytes_up' | 'bytes_up_unknown'> {
  return { bytes_up, bytes_up_unknown };
}

/** Orders amounts, the largest first; unknown ones come last. */
export function largestFirst(a: number | null, b: number | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return b - a;
}

function knownOf(sum: number, unknown: number, requests: number): number | null {
  return requests > 0 && unknown >= requests ? null : sum;
}
