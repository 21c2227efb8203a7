/** Where syslog is listened for, as the operator writes it: `tls://0.0.0.0:6514`, perhaps with `?company=atlas.example`. */
export interface ListenerAddress {
  protocol: 'udp' | 'tcp' | 'tls';
  host: string;
  port: number;
  /** The primary domain of the company whose lines come here; where absent, of the only one there is. */
  company: string | undefined;
}

/** `undefined` where the text is none. */
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
