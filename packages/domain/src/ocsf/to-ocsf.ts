import { ACTIVITY_EXTRAS, targetsOf } from '../activity.ts';
import { isEmail } from '../email.ts';
import { EVENT_FIELDS, type Event } from '../event-fields.ts';
import { isoTime } from '../iso-time.ts';
import { ocsfActivity } from './ocsf-activity.ts';
import {
  OCSF_CATEGORIES,
  OCSF_CLASSES,
  OCSF_VERSION,
  type OcsfClass,
  type OcsfObject,
  OTHER_ACTIVITY,
  severityOf,
} from './ocsf-event.ts';

/** For a required name that the source doesn't record, or that anonymization hides. */
const UNKNOWN = 'Unknown';

/**
 * The event in the form of OCSF (https://schema.ocsf.io), with all attributes that its class requires. Fields without an
 * OCSF attribute are in `unmapped`. `id`: Casbah's own ID of the event.
 */
export function toOcsf(event: Event, id?: string): OcsfObject {
  const { name, activity } = ocsfActivity(event);
  const { uid, caption } = OCSF_CLASSES[name];
  const category = Math.floor(uid / 1000);
  const severity = severityOf(event.severity);
  const status = statusOf(event);
  const action = event.extra?.[ACTIVITY_EXTRAS.action];
  const activityName =
    activity.id === OTHER_ACTIVITY.id ? (action ?? event.activity ?? activity.name) : activity.name;
  return {
    activity_id: activity.id,
    activity_name: activityName,
    category_uid: category,
    category_name: OCSF_CATEGORIES[category],
    class_uid: uid,
    class_name: caption,
    type_uid: uid * 100 + activity.id,
    type_name: `${caption}: ${activity.name}`,
    time: event.time,
    severity_id: severity.id,
    severity: severity.name,
    status_id: status.id,
    status: status.name,
    status_detail: event.extra?.[ACTIVITY_EXTRAS.reason],
    message: event.message,
    metadata: {
      version: OCSF_VERSION,
      product: {
        name: event.app ?? event.service ?? event.source ?? UNKNOWN,
        vendor_name: event.service ?? event.app,
      },
      log_provider: 'Casbah',
      log_name: event.source,
      event_code: action,
      original_time: isoTime(event.time),
      uid: id,
      tenant_uid: event.extra?.[ACTIVITY_EXTRAS.account],
      profiles: dispositionOf(event) === undefined ? undefined : ['security_control'],
    },
    actor: actorOf(event),
    src_endpoint: sourceOf(event),
    ...partsOf(name, event),
    raw_data: event.raw,
    unmapped: unmappedOf(event),
  };
}

function statusOf({ outcome, action, extra }: Event): { id: number; name: string } {
  if (outcome === 'success' || (outcome === undefined && action === 'allowed'))
    return { id: 1, name: 'Success' };
  if (outcome === 'failure' || (outcome === undefined && action === 'blocked'))
    return { id: 2, name: 'Failure' };
  return outcome === undefined && extra?.action === undefined
    ? { id: 0, name: UNKNOWN }
    : { id: 99, name: 'Other' };
}

/** What only some classes have. */
function partsOf(name: OcsfClass, event: Event): OcsfObject {
  switch (name) {
    case 'authentication':
      return {
        user: userOf(event),
        service: { name: event.app ?? event.service ?? event.source ?? UNKNOWN, uid: event.service_id },
        session: sessionOf(event),
        is_mfa: event.activity === 'verify_mfa' ? true : undefined,
        is_remote: true,
        http_request: requestOf(event),
      };
    case 'account_change':
      return { user: affectedUser(event), http_request: requestOf(event) };
    case 'user_access':
      return {
        user: affectedUser(event),
        privileges: [event.extra?.[ACTIVITY_EXTRAS.role] ?? event.object ?? UNKNOWN],
        resources: event.object === undefined ? undefined : [resourceOf(event)],
        http_request: requestOf(event),
      };
    case 'group_management':
      return {
        group: { name: event.object ?? UNKNOWN, uid: event.object_id },
        user: affectedUser(event),
        http_request: requestOf(event),
      };
    case 'file_hosting':
      return {
        file: fileOf(event),
        dst_endpoint: serviceEndpoint(event),
        http_request: requestOf(event),
      };
    case 'web_resources_activity':
      return {
        web_resources: [{ ...resourceOf(event), url_string: event.url }],
        dst_endpoint: serviceEndpoint(event),
        http_request: requestOf(event),
      };
    case 'api_activity':
      return {
        api: {
          operation: event.extra?.[ACTIVITY_EXTRAS.action] ?? event.activity ?? UNKNOWN,
          service: { name: event.app ?? event.service ?? event.source ?? UNKNOWN, uid: event.service_id },
        },
        resources: [resourceOf(event)],
        dst_endpoint: serviceEndpoint(event),
        http_request: requestOf(event),
      };
    case 'http_activity':
      return {
        ...trafficOf(event),
        http_request: requestOf(event) ?? {},
        http_response: event.status === undefined ? undefined : { code: event.status },
      };
    case 'network_activity':
      return trafficOf(event);
  }
}

function trafficOf(event: Event): OcsfObject {
  return {
    app_name: event.service ?? event.app,
    dst_endpoint: serviceEndpoint(event),
    traffic:
      event.bytes_up === undefined && event.bytes_down === undefined
        ? undefined
        : { bytes_out: event.bytes_up, bytes_in: event.bytes_down },
    action: dispositionOf(event)?.name,
    action_id: dispositionOf(event)?.id,
  };
}

/** What the device did with a request; an attribute of the profile "security_control". */
function dispositionOf({ kind, action }: Event): { id: number; name: string } | undefined {
  if (kind !== 'traffic') return undefined;
  if (action === 'allowed') return { id: 1, name: 'Allowed' };
  return action === 'blocked' ? { id: 2, name: 'Denied' } : undefined;
}

function actorOf(event: Event): OcsfObject {
  return {
    user: userOf(event),
    session: sessionOf(event),
    app_name:
      event.user === undefined ? (event.extra?.[ACTIVITY_EXTRAS.actorType] ?? event.source) : undefined,
  };
}

function userOf({ user, user_domain, extra }: Event): OcsfObject {
  const type = userType(extra?.[ACTIVITY_EXTRAS.actorType]);
  return {
    name: user ?? UNKNOWN,
    ...emailOf(user),
    domain: user_domain,
    full_name: extra?.[ACTIVITY_EXTRAS.actorName],
    type_id: type.id,
    type: type.name,
  };
}

function userType(type: string | undefined): { id: number; name: string } {
  switch (type) {
    case 'user':
      return { id: 1, name: 'User' };
    case 'service':
      return { id: 4, name: 'Service' };
    case 'system':
      return { id: 3, name: 'System' };
    case undefined:
      return { id: 0, name: UNKNOWN };
    default:
      return { id: 99, name: type };
  }
}

/** The person a change is about: the first target, the object, or the person themselves. */
function affectedUser(event: Event): OcsfObject {
  const [target] = targetsOf(event.targets);
  const isAccount = event.object_type === 'user' || event.object_type === 'account';
  if (target !== undefined)
    return { name: target, ...emailOf(target), ...(isAccount ? { uid: event.object_id } : {}) };
  if (isAccount && event.object !== undefined)
    return { name: event.object, ...emailOf(event.object), uid: event.object_id };
  return userOf(event);
}

function emailOf(name: string | undefined): OcsfObject {
  return name !== undefined && isEmail(name) ? { email_addr: name } : {};
}

function sessionOf({ session }: Event): OcsfObject | undefined {
  return session === undefined ? undefined : { uid: session };
}

function sourceOf(event: Event): OcsfObject {
  const { src_ip, device, city, country, lat, lon } = event;
  // Place and network of traffic are those of the service.
  const isOfClient = event.kind !== 'traffic';
  return {
    ip: src_ip,
    name: src_ip === undefined ? (device ?? UNKNOWN) : device,
    ...deviceType(event.device_type),
    os: event.os === undefined ? undefined : { name: event.os, type_id: osType(event.os) },
    ...(isOfClient && country !== undefined ? { location: { country, city, lat, long: lon } } : {}),
    ...(isOfClient ? { autonomous_system: systemOf(event.network) } : {}),
  };
}

function serviceEndpoint(event: Event): OcsfObject {
  const isOfService = event.kind === 'traffic';
  return {
    ip: event.dst_ip,
    port: event.dst_port,
    hostname: event.host,
    svc_name: event.service ?? event.app ?? event.source ?? UNKNOWN,
    ...(isOfService && event.country !== undefined
      ? { location: { country: event.country, city: event.city, lat: event.lat, long: event.lon } }
      : {}),
    ...(isOfService ? { autonomous_system: systemOf(event.network) } : {}),
  };
}

function systemOf(network: string | undefined): OcsfObject | undefined {
  const [, number, name] = /^AS(\d+)\s*(.*)$/.exec(network ?? '') ?? [];
  return number === undefined ? undefined : { number: Number(number), name: name === '' ? undefined : name };
}

function deviceType(type: Event['device_type']): OcsfObject {
  switch (type) {
    case 'desktop':
      return { type_id: 2, type: 'Desktop' };
    case 'phone':
      return { type_id: 5, type: 'Mobile' };
    case 'tablet':
      return { type_id: 4, type: 'Tablet' };
    case undefined:
      return {};
    default:
      return { type_id: 99, type };
  }
}

function osType(name: string): number {
  if (/windows/i.test(name)) return 100;
  if (/android/i.test(name)) return 201;
  if (/ipados/i.test(name)) return 302;
  if (/ios/i.test(name)) return 301;
  if (/mac/i.test(name)) return 300;
  return /linux|ubuntu|debian|fedora/i.test(name) ? 200 : 99;
}

function fileOf(event: Event): OcsfObject {
  const { extra } = event;
  const size = Number(extra?.[ACTIVITY_EXTRAS.size] ?? Number.NaN);
  const type =
    event.object_type === 'file'
      ? { type_id: 1, type: 'Regular File' }
      : event.object_type === 'folder' || event.object_type === 'drive'
        ? { type_id: 2, type: 'Folder' }
        : { type_id: 99, type: event.object_type };
  return {
    name: event.object ?? event.object_id ?? UNKNOWN,
    uid: event.object_id,
    path: extra?.[ACTIVITY_EXTRAS.path],
    size: Number.isSafeInteger(size) ? size : undefined,
    ...type,
  };
}

function resourceOf(event: Event): OcsfObject {
  return {
    name: event.object ?? event.object_id ?? event.object_type ?? UNKNOWN,
    uid: event.object_id,
    type: event.object_type,
  };
}

function requestOf({ url, method, user_agent, referrer }: Event): OcsfObject | undefined {
  if (url === undefined && method === undefined && user_agent === undefined) return undefined;
  return {
    http_method: method,
    user_agent,
    referrer,
    url: url === undefined ? undefined : { url_string: url },
  };
}

const MAPPED = [
  'time',
  'source',
  'user',
  'user_domain',
  'src_ip',
  'dst_ip',
  'dst_port',
  'host',
  'url',
  'method',
  'status',
  'bytes_up',
  'bytes_down',
  'user_agent',
  'os',
  'device',
  'device_type',
  'referrer',
  'service_id',
  'object',
  'object_id',
  'session',
  'severity',
  'country',
  'city',
  'lat',
  'lon',
  'network',
  'message',
  'origins',
  'raw',
  'extra',
] as const;

/** Other fields under Casbah's names; the source's further fields under theirs. */
function unmappedOf(event: Event): OcsfObject {
  const fields = Object.entries(event).filter(
    ([name, value]) =>
      value !== undefined && name in EVENT_FIELDS && !MAPPED.some((mapped) => mapped === name),
  );
  return {
    ...Object.fromEntries(fields),
    ...(event.targets === undefined ? {} : { targets: targetsOf(event.targets) }),
    ...event.extra,
  };
}
