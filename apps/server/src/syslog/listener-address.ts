/**
 * Listening address for syslog or NetFlow in the operator's notation: `tls://0.0.0.0:6514`, optionally with
 * `?company=atlas.example`.
 */
export interface ListenerAddress {
  /** `netflow`: datagrams of NetFlow and IPFIX; others are syslog. */
  protocol: 'udp' | 'tcp' | 'tls' | 'netflow';
  host: string;
  port: number;
  /** Primary domain of the company that receives the lines; if absent, the company that it served first. */
  company: string | undefined;
}

/** `undefined` for invalid text. */
export function listenerAddressOf(text: string): ListenerAddress | undefined {
  const [, protocol, bracketed, plain, digits, company] =
    /^(udp|tcp|tls):\/\/(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})\/?(?:\?company=([\w.-]{1,253}))?$/i.exec(
      text,
    ) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  const kind = protocol?.toLowerCase();
  if (kind !== 'udp' && kind !== 'tcp' && kind !== 'tls') return undefined;
  if (host === undefined || port > 65_535) return undefined;
  return { protocol: kind, host, port, company: company?.toLowerCase() };
}

/** The same for NetFlow and IPFIX, which use UDP only: `udp://0.0.0.0:2055`. */
export function flowListenerOf(text: string): ListenerAddress | undefined {
  const address = listenerAddressOf(text);
  return address?.protocol === 'udp' ? { ...address, protocol: 'netflow' } : undefined;
}

/** The address without its company, which identifies a listener. */
export function textOfListener({ protocol, host, port }: Omit<ListenerAddress, 'company'>): string {
  return `${protocol}://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
