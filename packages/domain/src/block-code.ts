/** Why the gateway or an agent blocked a request, as a code in the block page's URL. */
export const BLOCK_CODES = [
  'BLOCK_VIOLATED_POLICY',
  'BLOCK_DISALLOWED_APP',
  'DEVICE_CLIENT_BLOCK',
  'BLOCK_DISALLOWED_USER',
  'BLOCK_POLICY_EVENT',
  'SERVER_ERROR',
  'DNS_ERROR',
] as const;
export type BlockCode = (typeof BLOCK_CODES)[number];

export function isBlockCode(text: string): text is BlockCode {
  return BLOCK_CODES.some((code) => code === text);
}

/** The connection failed; no company rule blocked it. */
export function isConnectionFault(code: BlockCode): code is 'SERVER_ERROR' | 'DNS_ERROR' {
  return code === 'SERVER_ERROR' || code === 'DNS_ERROR';
}
