import { addressOf, type Request } from '../request.ts';

/**
 * Squid's native access.log. Squid sees most HTTPS as a tunnel, whose line has CONNECT and the bytes to the client, but
 * no upload size; intercepted requests have the URL.
 */
export function squidLine(request: Request): string {
  const { person, host } = request;
  const time = (request.time / 1000).toFixed(3);
  const tunnel = request.path.length % 3 !== 0;
  const code =
    request.verdict === 'blocked'
      ? `TCP_DENIED/${request.status}`
      : tunnel
        ? 'TCP_TUNNEL/200'
        : `TCP_MISS/${request.status}`;
  const target = tunnel ? `CONNECT ${host}:443` : `${request.method} https://${host}${request.path}`;
  const peer = request.verdict === 'blocked' ? 'HIER_NONE/-' : `HIER_DIRECT/${addressOf(host)}`;
  const type = tunnel ? '-' : request.contentType;
  return `${time} ${String(request.duration).padStart(6)} ${person.address} ${code} ${request.bytesDown} ${target} ${person.account} ${peer} ${type}`;
}
