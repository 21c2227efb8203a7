import { DAY_MS } from '@casbah/domain/time-units';
/** A flow with IPFIX field names; times are milliseconds since 1970. */
export type Flow = Record<string, string | number>;

/** When the exporter started, and when it sent: flow times are relative to either. */
export interface ExportTime {
  /** Send time of the packet, in milliseconds since 1970. */
  sent: number;
  /** Start time of the exporter; undefined if not announced. */
  started: number | undefined;
}

const EARLIEST = Date.UTC(2000, 0, 1);

const STARTS = [
  'flowStartMilliseconds',
  'flowStartMicroseconds',
  'flowStartNanoseconds',
  'flowStartSeconds',
  'observationTimeMilliseconds',
];
const ENDS = ['flowEndMilliseconds', 'flowEndMicroseconds', 'flowEndNanoseconds', 'flowEndSeconds'];

function numberOf(flow: Flow, name: string): number | undefined {
  const value = flow[name];
  return typeof value === 'number' ? value : undefined;
}

/** The first plausible time among the fields; all of them are removed from the flow. */
function takeTime(flow: Flow, names: readonly string[], uptime: string, { sent, started }: ExportTime) {
  let time: number | undefined;
  for (const name of names) {
    const value = numberOf(flow, name);
    delete flow[name];
    if (time === undefined && value !== undefined && value > EARLIEST && value < sent + DAY_MS) time = value;
  }
  const since = numberOf(flow, uptime);
  delete flow[uptime];
  if (time !== undefined || since === undefined || started === undefined) return time;
  // Uptime in milliseconds wraps after 49 days; the value closest to the send time is meant.
  const wraps = Math.round((sent - started - since) / 2 ** 32);
  return started + since + wraps * 2 ** 32;
}

/** Converts a record's times, in any form, to `flowStartMilliseconds` and `flowEndMilliseconds`. */
export function settleTimes(flow: Flow, exported: ExportTime): void {
  const start = takeTime(flow, STARTS, 'flowStartSysUpTime', exported);
  const end = takeTime(flow, ENDS, 'flowEndSysUpTime', exported);
  flow.flowStartMilliseconds = start ?? end ?? exported.sent;
  if (end !== undefined) flow.flowEndMilliseconds = end;
}

export function isFlow(flow: Flow): boolean {
  const hasSource = 'sourceIPv4Address' in flow || 'sourceIPv6Address' in flow;
  return hasSource && ('destinationIPv4Address' in flow || 'destinationIPv6Address' in flow);
}
