/**
 * A month of a company's traffic as SQL, for tables too large to write by line. Each person uses about forty of nine
 * hundred services, in visits of ten requests, many at a time. Deterministic.
 */
export interface TrafficShape {
  people: number;
  /** Hosts outside the catalog, in addition to four per service. */
  otherHosts: number;
  /** Rows in the whole month. */
  rows: number;
}

export const MONTH = { from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 9, 31) };
export const SERVICES = 900;
export const serviceId = (number: number): string => `service-${number}`;

const SECONDS = (MONTH.to - MONTH.from) / 1000;

/** Columns that `trafficRows` fills. */
export const TRAFFIC_COLUMNS = `tenant_id, datasource_id, load_id, line, time, kind, source, user, src_ip, dst_ip, dst_port, host,
  url, method, status, action, bytes_up, bytes_down, user_agent, browser, os, device, content_type, category, service_id,
  service, country, in_presence`;

/** Rows `from` to `from + count` of the month, in order of time. */
export function trafficRows({ people, otherHosts, rows }: TrafficShape, from: number, count: number): string {
  return `WITH number + ${from} AS n, intDiv(n, 640) * 64 + n % 64 AS visit, cityHash64(visit) AS v, cityHash64(n, 1) AS h,
  toUInt32(floor(${people} * pow((v % 1000003) / 1000003, 1.5))) AS person,
  toUInt32(floor(40 * pow((intDiv(v, 1000003) % 1000003) / 1000003, 2))) AS habit,
  toUInt32(floor(${SERVICES + 150} * pow((cityHash64(person, habit) % 1000003) / 1000003, 2.5))) AS s,
  s < ${SERVICES} AS known,
  if(known, concat('h', toString((v + h % 2) % 4), '.service', toString(s), '.example'),
    concat('site', toString(cityHash64(v, h % 2) % ${otherHosts}), '.example.net')) AS site
SELECT 'acme' AS tenant_id, concat('source-', toString(person % 3)) AS datasource_id,
  concat('load-', toString(intDiv(n, 1000000))) AS load_id, n AS line,
  toDateTime64('2026-10-01 00:00:00', 3, 'UTC') + n * (${SECONDS} / ${rows}) AS time, 'traffic' AS kind,
  ['proxy', 'squid', 'firewall'][1 + person % 3] AS source, concat('person.', toString(person)) AS user,
  concat('10.', toString(intDiv(person, 65536)), '.', toString(intDiv(person, 256) % 256), '.', toString(person % 256)) AS src_ip,
  concat('198.18.', toString(s % 256), '.', toString(v % 16)) AS dst_ip, 443 AS dst_port, site AS host,
  concat('https://', site, '/path/', hex(h), '?id=', toString(n)) AS url,
  ['GET', 'GET', 'GET', 'POST', 'CONNECT', 'PUT'][1 + h % 6] AS method, [200, 200, 200, 304, 403, 404][1 + h % 6] AS status,
  if(v % 16 = 4, 'blocked', 'allowed') AS action, h % 5000 + if(h % 100 = 0, v % 5000000, 0) AS bytes_up,
  h % 200000 AS bytes_down,
  concat('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/', toString(person % 300)) AS user_agent,
  ['Chrome', 'Firefox', 'Edge', 'Safari'][1 + person % 4] AS browser, ['Windows', 'macOS', 'Linux'][1 + person % 3] AS os,
  concat('laptop-', toString(person)) AS device, ['text/html', 'application/json', 'image/png'][1 + h % 3] AS content_type,
  concat('category ', toString(s % 40)) AS category, if(known, concat('service-', toString(s)), '') AS service_id,
  if(known, concat('Service ', toString(s)), '') AS service, ['US', 'DE', 'FR', 'CN', 'IE', 'NL'][1 + s % 6] AS country, 1 AS in_presence
FROM numbers(${count})`;
}
