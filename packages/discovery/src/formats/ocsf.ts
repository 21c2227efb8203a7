import type { EventAction } from '@casbah/domain/event';
import { isJsonObject } from '../cores/json.ts';
import { actionOf } from '../fields/action.ts';
import { firstAddress } from './dns-answer.ts';
import { nameClientFirst } from './flow.ts';
import { jsonFormat } from './json-dialect.ts';
import { PROXY_FIELDS, unlessTraffic } from './traffic.ts';

/** Network, HTTP and DNS activity; other classes contain no service traffic. */
const CLASSES: ReadonlySet<unknown> = new Set([4001, 4002, 4003]);

function actionOfOcsf(word: string): EventAction {
  return /^(?:no action|detected|logged|corrected)$/i.test(word) ? 'allowed' : actionOf(word);
}

export const ocsf = jsonFormat({
  name: 'ocsf',
  title: 'OCSF network, HTTP and DNS activity, JSON',
  rank: 'specific',
  fields: [...PROXY_FIELDS, 'device', 'os', 'app', 'country', 'city', 'severity', 'message', 'raw_id'],
  marks: ['"class_uid"'],
  body: (object) => {
    if (!('metadata' in object) && !('category_uid' in object)) return undefined;
    const address = firstAddress(object.answers, ['rdata']);
    // The server in a DNS record is the resolver, not the service.
    const resolver =
      object.class_uid === 4003 ? { resolver: object.dst_endpoint, dst_endpoint: undefined } : {};
    const proxied = isJsonObject(object.proxy_http_request) && !('http_request' in object);
    return {
      ...object,
      ...resolver,
      ...(address === undefined ? {} : { address }),
      ...(proxied ? { http_request: object.proxy_http_request } : {}),
    };
  },
  table: {
    time: 'epoch',
    time_dt: 'time',
    start_time_dt: 'time',
    start_time: 'epoch',
    'actor.user.email_addr': 'user',
    'actor.user.name': 'user',
    'src_endpoint.owner.email_addr': 'user',
    'src_endpoint.owner.name': 'user',
    'user.email_addr': 'user',
    'user.name': 'user',
    'actor.user.uid': 'user',
    'actor.user.domain': 'user_domain',
    'src_endpoint.ip': 'src_ip',
    'src_endpoint.hostname': 'device',
    'src_endpoint.name': 'device',
    'device.hostname': 'device',
    'device.name': 'device',
    'device.os.name': 'os',
    'src_endpoint.os.name': 'os',
    'dst_endpoint.ip': 'dst_ip',
    address: 'dst_ip',
    'dst_endpoint.port': 'dst_port',
    'query.hostname': 'host',
    'http_request.url.hostname': 'host',
    'url.hostname': 'host',
    'dst_endpoint.hostname': 'host',
    'dst_endpoint.domain': 'host',
    'tls.sni': 'host',
    'http_request.url.url_string': 'url',
    'http_request.url.text': 'url',
    'url.url_string': 'url',
    'http_request.url.scheme': 'scheme',
    'http_request.url.path': 'path',
    'http_request.url.query_string': 'query',
    'http_request.http_method': 'method',
    'http_request.user_agent': 'user_agent',
    'http_request.referrer': 'referrer',
    'http_response.code': 'status',
    http_status: 'status',
    'http_response.content_type': 'content_type',
    action: 'action',
    disposition: 'action',
    'traffic.bytes_out': 'bytes_up',
    'traffic.bytes_in': 'bytes_down',
    'http_request.url.category': 'category',
    'http_request.url.categories': 'category',
    'url.categories': 'category',
    app_name: 'app',
    'dst_endpoint.svc_name': 'app',
    'dst_endpoint.location.country': 'country',
    'dst_endpoint.location.city': 'city',
    severity: 'severity',
    message: 'message',
    'metadata.uid': 'raw_id',
    'metadata.version': 'drop',
    category_uid: 'drop',
    type_uid: 'drop',
    severity_id: 'drop',
  },
  rules: { action: actionOfOcsf, silence: 'allowed' },
  prepare: (record) => {
    const kind = Number(record.kept('class_uid'));
    if (!CLASSES.has(kind)) return `a record of class ${record.kept('class_name') ?? kind}`;
    const verdict = record.get('action');
    if (verdict === undefined || /^(?:unknown|other)$/i.test(verdict)) {
      const number = record.kept('action_id');
      const other = record.kept('disposition');
      record.set('action', number === '2' ? 'denied' : number === '1' ? 'allowed' : other);
    }
    const total = record.kept('traffic.bytes');
    if (total !== undefined && !record.has('bytes_up') && !record.has('bytes_down')) {
      record.takeKept('traffic.bytes');
      record.set('bytes_up', total);
      nameClientFirst(record, 'src_endpoint.port');
    }
    return unlessTraffic(record);
  },
});
