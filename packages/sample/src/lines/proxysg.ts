import { isoTime } from '@casbah/domain/iso-time';
import { deviceOf } from '../device.ts';
import { addressOf, type Request } from '../request.ts';

/** Main access log of a Blue Coat ProxySG: ELFF, UTC times, fields of its `main` format, and the client's name. */
export const PROXYSG_HEADER: readonly string[] = [
  '#Software: SGOS 7.4.6.1',
  '#Version: 1.0',
  '#Fields: date time time-taken c-ip cs-username cs-auth-group x-exception-id sc-filter-result cs-categories cs(Referer) sc-status s-action cs-method rs(Content-Type) cs-uri-scheme cs-host cs-uri-port cs-uri-path cs-uri-query cs-uri-extension cs(User-Agent) s-ip sc-bytes cs-bytes x-virus-id c-dns',
];

export function proxysgLine(request: Request): string {
  const { person, host } = request;
  const device = deviceOf(request);
  const iso = isoTime(request.time);
  const [path = '/', query] = request.path.split('?');
  const blocked = request.verdict === 'blocked';
  const extension = path.includes('.') ? path.slice(path.lastIndexOf('.') + 1) : '-';
  return [
    iso.slice(0, 10),
    iso.slice(11, 19),
    request.duration,
    person.address,
    person.account,
    `"ATLAS\\${person.department}"`,
    blocked ? 'policy_denied' : '-',
    blocked ? 'DENIED' : 'OBSERVED',
    `"${request.category}"`,
    '-',
    request.status,
    blocked ? 'TCP_DENIED' : 'TCP_NC_MISS',
    request.method,
    blocked ? '-' : request.contentType,
    'https',
    host,
    443,
    path,
    query === undefined ? '-' : `?${query}`,
    extension,
    `"${device.userAgent}"`,
    addressOf(host),
    request.bytesDown,
    request.bytesUp,
    '-',
    device.name,
  ].join(' ');
}
