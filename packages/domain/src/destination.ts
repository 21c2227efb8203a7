import type { Permission } from './permission.ts';

/** How a company receives its history: a daily email, or a signed request per event. */
export const DESTINATION_KINDS = ['mail', 'webhook'] as const;
export type DestinationKind = (typeof DESTINATION_KINDS)[number];

/** The recipient can read the history, so choosing one requires the export permission. */
export const SENDING = 'history.export' as const satisfies Permission;

/** Maximum destinations per company. */
export const MOST_DESTINATIONS = 20;

/**
 * Webhook request headers. The signature is `v1=` and the hex HMAC-SHA256 of timestamp, a period and the body, with the
 * destination's secret. Receivers reject wrong signatures and requests older than five minutes.
 */
export const WEBHOOK_HEADERS = {
  /** Unix time in seconds, UTC. */
  timestamp: 'casbah-timestamp',
  signature: 'casbah-signature',
} as const;
