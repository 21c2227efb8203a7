import type { LogRecord } from '../fields/log-record.ts';
import { portOf } from '../fields/number.ts';

/** Ports above 1023 of common services in company networks. */
const SERVICE_PORTS = new Set([
  1433, 1521, 1883, 2049, 3128, 3306, 3389, 5432, 5671, 5672, 6379, 6443, 8000, 8080, 8081, 8443, 8883, 8888,
  9092, 9200, 9443, 11_211, 27_017,
]);
/** First ephemeral port of operating systems. */
const FIRST_CLIENT_PORT = 32_768;

/**
 * Whether a one-way flow between these ports is the service's response. Flow logs have a record per
 * direction; the event names the client first.
 */
export function isAnswer(from: number | undefined, to: number | undefined): boolean {
  if (from === undefined || to === undefined) return false;
  if (from < 1024) return to >= 1024;
  return SERVICE_PORTS.has(from) && to >= FIRST_CLIENT_PORT;
}

/**
 * Reverses the record of a response. The flow's bytes are in `bytes_up`; the client's port is kept as
 * `clientPort`, the service's is `dst_port`.
 */
export function nameClientFirst(record: LogRecord, clientPort: string): void {
  const from = record.kept(clientPort);
  const to = record.get('dst_port');
  if (!isAnswer(from === undefined ? undefined : portOf(from), to === undefined ? undefined : portOf(to)))
    return;
  const source = record.get('src_ip');
  record.set('src_ip', record.get('dst_ip'));
  record.set('dst_ip', source);
  record.set('dst_port', from);
  record.takeKept(clientPort);
  if (to !== undefined) record.keep(clientPort, to);
  record.set('bytes_down', record.get('bytes_up'));
  record.set('bytes_up', undefined);
}

const PROTOCOLS: Readonly<Record<string, string>> = {
  '1': 'icmp',
  '2': 'igmp',
  '6': 'tcp',
  '17': 'udp',
  '47': 'gre',
  '50': 'esp',
  '58': 'icmp6',
  '132': 'sctp',
};

/** IP protocol name by number; the number if it has no common name. */
export function protocolOf(number: string): string {
  return PROTOCOLS[number] ?? number;
}
