import { ipOf } from '../fields/address.ts';
import type { LogRecord } from '../fields/log-record.ts';
import { UTC } from '../time/zone.ts';
import { ELFF_FIELDS, elffFormat } from './elff-dialect.ts';
import { asObject, jsonFormat } from './json-dialect.ts';
import { BY_SPACES, pairsFormat } from './pairs-dialect.ts';
import { PROXY_FIELDS } from './traffic.ts';

/** Default `main` format of SGOS 5 to 7, and the reporter's. Times are UTC. */
const MAIN =
  'date time time-taken c-ip cs-username cs-auth-group x-exception-id sc-filter-result cs-categories cs(Referer) sc-status s-action cs-method rs(Content-Type) cs-uri-scheme cs-host cs-uri-port cs-uri-path cs-uri-query cs-uri-extension cs(User-Agent) s-ip sc-bytes cs-bytes x-virus-id';
const MAIN_WITH_SUPPLIER =
  'date time time-taken c-ip cs-username cs-auth-group s-supplier-name s-supplier-ip s-supplier-country s-supplier-failures x-exception-id sc-filter-result cs-categories cs(Referer) sc-status s-action cs-method rs(Content-Type) cs-uri-scheme cs-host cs-uri-port cs-uri-path cs-uri-query cs-uri-extension cs(User-Agent) s-ip sc-bytes cs-bytes x-virus-id';
const APPLICATION = 'x-bluecoat-application-name x-bluecoat-application-operation';
const KNOWN = [
  MAIN,
  `${MAIN} ${APPLICATION}`,
  `${MAIN} ${APPLICATION} cs-threat-risk`,
  MAIN_WITH_SUPPLIER,
  `${MAIN_WITH_SUPPLIER} ${APPLICATION}`,
  `${MAIN_WITH_SUPPLIER} ${APPLICATION} cs-threat-risk`,
  // bcreportermain_v1
  'date time time-taken c-ip cs-username cs-auth-group x-exception-id sc-filter-result cs-categories cs(Referer) sc-status s-action cs-method rs(Content-Type) cs-uri-scheme cs-host cs-uri-port cs-uri-path cs-uri-query cs-uri-extension cs(User-Agent) s-ip sc-bytes cs-bytes x-virus-id x-bluecoat-application-name x-bluecoat-application-operation x-bluecoat-transaction-uuid x-icap-reqmod-header(X-ICAP-Metadata) x-icap-respmod-header(X-ICAP-Metadata)',
  // main of SGOS 3, with the content scanner's result
  'date time time-taken c-ip sc-status s-action sc-bytes cs-bytes cs-method cs-uri-scheme cs-host cs-uri-path cs-uri-query cs-username s-hierarchy s-supplier-name rs(Content-Type) cs(User-Agent) sc-filter-result sc-filter-category x-virus-id s-ip s-sitename x-virus-details x-icap-error-code x-icap-error-details',
  // main of SGOS 4
  'date time time-taken c-ip sc-status s-action sc-bytes cs-bytes cs-method cs-uri-scheme cs-host cs-uri-path cs-uri-query cs-username s-hierarchy s-supplier-name rs(Content-Type) cs(User-Agent) sc-filter-result sc-filter-category x-virus-id s-ip s-sitename',
  'date time time-taken c-ip sc-status s-action sc-bytes cs-bytes cs-method cs-uri-scheme cs-host cs-uri-port cs-uri-path cs-uri-query cs-username cs-auth-group s-hierarchy s-supplier-name rs(Content-Type) cs(User-Agent) sc-filter-result cs-categories x-virus-id s-ip',
  'date time time-taken c-ip sc-status s-action sc-bytes cs-bytes cs-method cs-uri-scheme cs-host cs-uri-port cs-uri-path cs-uri-query cs-username cs-auth-group s-hierarchy s-supplier-name rs(Content-Type) cs(Referer) cs(User-Agent) sc-filter-result cs-categories x-virus-id s-ip',
].map((names) => names.split(' '));

const RESULT = /^[A-Z]{2,}[A-Z_]*$/;

/** Whether status and proxy result are at this header's positions. */
function fits(names: readonly string[], values: readonly string[]): boolean {
  const status = values[names.indexOf('sc-status')] ?? '';
  const result = values[names.indexOf('s-action')] ?? '';
  return /^(?:\d{3}|0|-)$/.test(status) && RESULT.test(result) && result.includes('_');
}

/** The appliance's action, from its result, the filter's verdict and the exception page shown. */
export function proxysgAction(record: LogRecord): string {
  const result = record.kept('s-action') ?? '';
  const exception = record.kept('x-exception-id') ?? '';
  const status = record.get('status');
  if (status === '407' || exception.startsWith('authentication_') || result.includes('AUTH'))
    return 'authenticated';
  if (/notify|coach|warn|splash/.test(exception)) return 'warned';
  const verdict = record.get('action');
  if (result.includes('DENIED') || verdict === 'DENIED' || /denied|forbidden/.test(exception))
    return 'blocked';
  return 'allowed';
}

function prepare(record: LogRecord): string | undefined {
  record.set('action', proxysgAction(record));
  // Without a parent proxy, the appliance connected directly, so the supplier is the service.
  const supplier = record.kept('s-supplier-name');
  if (!record.has('dst_ip') && record.kept('s-hierarchy') === 'DIRECT' && supplier !== undefined)
    record.set('dst_ip', ipOf(supplier));
  const category = record.get('category');
  if (category?.includes('%20')) record.set('category', category.replaceAll('%20', ' '));
  return undefined;
}

const PROXYSG_FIELDS = [...PROXY_FIELDS, 'app', 'activity', 'country'] as const;

/** The access logs of Blue Coat / Symantec / Broadcom ProxySG, Edge SWG and Cloud SWG. */
export const bluecoatProxysg = elffFormat({
  name: 'bluecoat-proxysg',
  title: 'Blue Coat ProxySG / Edge SWG access log (ELFF)',
  rank: 'specific',
  fields: PROXYSG_FIELDS,
  claims: (names, software) =>
    /SGOS|Blue\s?Coat|Cloud SWG|^EAR/i.test(software) ||
    (names.includes('s-action') && !names.includes('sc-result-code')) ||
    names.some((name) => name.startsWith('x-bluecoat') || name === 'x-exception-id'),
  table: ELFF_FIELDS,
  known: KNOWN,
  fits,
  prepare,
});

/** The same fields as `name=value` pairs, a custom format for log servers. */
export const bluecoatPairs = pairsFormat({
  name: 'bluecoat-proxysg-kv',
  title: 'Blue Coat ProxySG access log as name=value pairs',
  rank: 'specific',
  marks: ['c-ip='],
  fields: PROXYSG_FIELDS,
  locate: ({ text }) => {
    const client = text.indexOf('c-ip=');
    if (client < 0 || (client > 0 && text[client - 1] !== ' ' && text[client - 1] !== ',')) return -1;
    if (!text.includes(' cs-host=') && !text.includes(' cs-uri')) return -1;
    const date = text.indexOf('date=');
    return date >= 0 && date < client ? date : client;
  },
  style: () => BY_SPACES,
  table: {
    ...ELFF_FIELDS,
    'c-url': 'url',
    'cs-User-Agent': 'user_agent',
    'cs-Referer': 'referrer',
    'rs-Content-Type': 'content_type',
  },
  prepare,
});

/** The same fields as a JSON object from Cloud SWG or collectors. */
export const bluecoatJson = jsonFormat({
  name: 'bluecoat-proxysg-json',
  title: 'Blue Coat ProxySG, Edge SWG and Broadcom Cloud SWG access log, JSON',
  rank: 'specific',
  fields: PROXYSG_FIELDS,
  marks: ['"s-action"', '"x-exception-id"', '"sc-filter-result"', '"x-bluecoat-'],
  body: (object) => {
    const event = asObject(object.event) ?? object;
    return 'c-ip' in event && ('cs-host' in event || 'cs-uri' in event || 'cs-uri-path' in event)
      ? event
      : undefined;
  },
  table: ELFF_FIELDS,
  rules: { zone: UTC },
  prepare,
});
