import type { Permission } from './permission.ts';

/** How a company receives its history: a daily email, or a signed request per event. */
export const DESTINATION_KINDS = ['mail', 'webhook'] as const;
export type DestinationKind = (typeof DESTINATION_KINDS)[number];

/** Choosing where history is sent lets a person read it there, so it takes the export permission. */
export const SENDING = 'history.export' as const satisfies Permission;

/** Maximum destinations of one company. */
export const MOST_DESTINATIONS = 20;

/**
 * What a webhook's request says of itself. The signature is `v1=` and, in hexadecimal, the HMAC-SHA256 of the timestamp, a
 * full stop and the body, with the destination's secret. A receiver refuses what is signed wrongly or older than five
 * minutes.
 */
export const WEBHOOK_HEADERS = {
  /** Seconds since 1970 UTC. */
  timestamp: 'casbah-timestamp',
  signature: 'casbah-signature',
} as const;
