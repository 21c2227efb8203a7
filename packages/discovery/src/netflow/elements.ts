/** How to decode the bytes of an information element. */
export type ElementKind =
  | 'unsigned'
  | 'address'
  | 'text'
  /** Unix seconds, milliseconds, or 64-bit NTP time: decoded as milliseconds since 1970. */
  | 'seconds'
  | 'milliseconds'
  | 'ntp'
  /** Milliseconds since the exporter started. */
  | 'uptime'
  /** Engine ID and application ID within it: `3:443`. */
  | 'application';

export interface Element {
  readonly name: string;
  readonly kind: ElementKind;
}

const element = (name: string, kind: ElementKind = 'unsigned'): Element => ({ name, kind });

/**
 * Supported information elements by IANA number (IPFIX registry), which NetFlow v9 shares below 128. Variants
 * of counters and times have separate names; `flow.ts` merges them.
 */
const ELEMENTS = new Map<number, Element>([
  [1, element('octetDeltaCount')],
  [2, element('packetDeltaCount')],
  [4, element('protocolIdentifier')],
  [6, element('tcpControlBits')],
  [7, element('sourceTransportPort')],
  [8, element('sourceIPv4Address', 'address')],
  [10, element('ingressInterface')],
  [11, element('destinationTransportPort')],
  [12, element('destinationIPv4Address', 'address')],
  [14, element('egressInterface')],
  [21, element('flowEndSysUpTime', 'uptime')],
  [22, element('flowStartSysUpTime', 'uptime')],
  [27, element('sourceIPv6Address', 'address')],
  [28, element('destinationIPv6Address', 'address')],
  [34, element('samplingInterval')],
  [48, element('samplerId')],
  [50, element('samplerRandomInterval')],
  [61, element('flowDirection')],
  [85, element('octetTotalCount')],
  [86, element('packetTotalCount')],
  [89, element('forwardingStatus')],
  [94, element('applicationDescription', 'text')],
  [95, element('applicationId', 'application')],
  [96, element('applicationName', 'text')],
  [136, element('flowEndReason')],
  [148, element('flowId')],
  [150, element('flowStartSeconds', 'seconds')],
  [151, element('flowEndSeconds', 'seconds')],
  [152, element('flowStartMilliseconds', 'milliseconds')],
  [153, element('flowEndMilliseconds', 'milliseconds')],
  [154, element('flowStartMicroseconds', 'ntp')],
  [155, element('flowEndMicroseconds', 'ntp')],
  [156, element('flowStartNanoseconds', 'ntp')],
  [157, element('flowEndNanoseconds', 'ntp')],
  [160, element('systemInitTimeMilliseconds', 'milliseconds')],
  [225, element('postNATSourceIPv4Address', 'address')],
  [226, element('postNATDestinationIPv4Address', 'address')],
  [227, element('postNAPTSourceTransportPort')],
  [228, element('postNAPTDestinationTransportPort')],
  [230, element('natEvent')],
  [231, element('initiatorOctets')],
  [232, element('responderOctets')],
  [233, element('firewallEvent')],
  [281, element('postNATSourceIPv6Address', 'address')],
  [282, element('postNATDestinationIPv6Address', 'address')],
  [298, element('initiatorPackets')],
  [299, element('responderPackets')],
  [302, element('selectorId')],
  [305, element('samplingPacketInterval')],
  [306, element('samplingPacketSpace')],
  [323, element('observationTimeMilliseconds', 'milliseconds')],
  [371, element('userName', 'text')],
  [457, element('httpStatusCode')],
  [459, element('httpRequestMethod', 'text')],
  [460, element('httpRequestHost', 'text')],
  [461, element('httpRequestTarget', 'text')],
  [468, element('httpUserAgent', 'text')],
]);

/** NetFlow v9 has no enterprise numbers; Cisco ASA and Palo Alto use these in addition to the registry. */
const OF_V9 = new Map<number, Element>([
  [40_000, element('userName', 'text')],
  [40_001, element('postNATSourceIPv4Address', 'address')],
  [40_002, element('postNATDestinationIPv4Address', 'address')],
  [40_005, element('firewallEvent')],
  [56_701, element('applicationName', 'text')],
  [56_702, element('userName', 'text')],
]);

/**
 * Cisco's application visibility names client and server; NetFlow v9 sets the highest bit of the same
 * numbers.
 */
const CISCO_ENTERPRISE = 9;
const OF_CISCO = new Map<number, Element>([
  [12_236, element('sourceIPv4Address', 'address')],
  [12_237, element('destinationIPv4Address', 'address')],
  [12_240, element('sourceTransportPort')],
  [12_241, element('destinationTransportPort')],
]);

/** RFC 5103: the same elements in the reverse direction. */
export const REVERSE_ENTERPRISE = 29_305;

const REVERSED = new Map(
  [...ELEMENTS].map(([id, { name, kind }]): [number, Element] => [
    id,
    { name: `reverse${name.charAt(0).toUpperCase()}${name.slice(1)}`, kind },
  ]),
);

/** The meaning of an element; undefined if unsupported. */
export function elementOf(version: 9 | 10, id: number, enterprise: number): Element | undefined {
  if (enterprise === REVERSE_ENTERPRISE) return REVERSED.get(id);
  if (enterprise === CISCO_ENTERPRISE) return OF_CISCO.get(id);
  if (enterprise !== 0) return undefined;
  return ELEMENTS.get(id) ?? (version === 9 ? (OF_V9.get(id) ?? OF_CISCO.get(id - 0x8000)) : undefined);
}
