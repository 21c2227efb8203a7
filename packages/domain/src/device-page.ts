/** Agent download URL, unless the company sets its own. */
export const DEFAULT_AGENT_DOWNLOAD_URL = '/downloads/casbah-agent';

/** Outcome of a connector setup, as in the URL of its status page. */
export const CONNECTOR_STATUSES = ['success', 'pending', 'denied', 'expired', 'failed'] as const;
export type ConnectorStatus = (typeof CONNECTOR_STATUSES)[number];

/** Parses a status; an unknown code doesn't count as success. */
export function connectorStatus(text: string | undefined): ConnectorStatus {
  return CONNECTOR_STATUSES.find((status) => status === text?.toLowerCase()) ?? 'failed';
}
