import { isAnswer } from '../formats/flow.ts';
import type { Flow } from './flow.ts';

/** Maximum one-way flows held, and how long each waits for its reverse flow. */
const MOST_HELD = 8_192;
export const LONGEST_HELD_MS = 10_000;

interface Held {
  readonly flow: Flow;
  readonly since: number;
}

/** Reverse-direction fields, which show that a flow covers both directions. */
const OF_BOTH_WAYS = ['reverseOctetDeltaCount', 'reverseOctetTotalCount', 'responderOctets'];
/** One-way counters, renamed for the reverse direction. */
const COUNTERS = ['octetDeltaCount', 'octetTotalCount', 'packetDeltaCount', 'packetTotalCount'] as const;

/**
 * Merges the two one-way flows of a connection, which exporters send mostly at the same time. A flow without
 * its reverse within the time limit is passed on alone.
 */
export class FlowPairs {
  readonly #held = new Map<string, Held>();

  /** Number of flows waiting for their reverse. */
  get waiting(): number {
    return this.#held.size;
  }

  take(flow: Flow, now: number, give: (flow: Flow) => void): void {
    this.flush(now - LONGEST_HELD_MS, give);
    if (!isPaired(flow)) {
      give(flow);
      return;
    }
    const other = this.#held.get(keyOf(flow, true));
    if (other !== undefined) {
      this.#held.delete(keyOf(flow, true));
      give(together(other.flow, flow));
      return;
    }
    const key = keyOf(flow, false);
    const before = this.#held.get(key);
    // The same direction again: a long connection is exported in pieces.
    if (before !== undefined) {
      this.#held.delete(key);
      give(before.flow);
    }
    this.#held.set(key, { flow, since: now });
    const [oldest] = this.#held;
    if (this.#held.size <= MOST_HELD || oldest === undefined) return;
    this.#held.delete(oldest[0]);
    give(oldest[1].flow);
  }

  /** Passes on flows that have waited since before a time. */
  flush(before: number, give: (flow: Flow) => void): void {
    for (const [key, { flow, since }] of this.#held) {
      if (since > before) return;
      this.#held.delete(key);
      give(flow);
    }
  }
}

function isPaired(flow: Flow): boolean {
  const { protocolIdentifier } = flow;
  const hasPorts = protocolIdentifier === 6 || protocolIdentifier === 17 || protocolIdentifier === 132;
  return hasPorts && !('firewallEvent' in flow) && !OF_BOTH_WAYS.some((name) => name in flow);
}

function keyOf(flow: Flow, isReversed: boolean): string {
  const source = `${flow.sourceIPv4Address ?? flow.sourceIPv6Address}|${flow.sourceTransportPort}`;
  const target = `${flow.destinationIPv4Address ?? flow.destinationIPv6Address}|${flow.destinationTransportPort}`;
  const ends = isReversed ? `${target}|${source}` : `${source}|${target}`;
  return `${flow.exporterAddress}|${flow.observationDomainId}|${flow.protocolIdentifier}|${ends}`;
}

/** Whether the first flow goes from client to service, judged by ports, otherwise by start time. */
function isForward(one: Flow, other: Flow): boolean {
  const from = one.sourceTransportPort;
  const to = one.destinationTransportPort;
  if (typeof from === 'number' && typeof to === 'number') {
    if (isAnswer(from, to)) return false;
    if (isAnswer(to, from)) return true;
  }
  return Number(one.flowStartMilliseconds) <= Number(other.flowStartMilliseconds);
}

function together(first: Flow, second: Flow): Flow {
  const [forward, back] = isForward(first, second) ? [first, second] : [second, first];
  const flow: Flow = { ...forward };
  for (const name of COUNTERS) {
    const count = back[name];
    if (count !== undefined) flow[`reverse${name.charAt(0).toUpperCase()}${name.slice(1)}`] = count;
  }
  for (const name of ['userName', 'applicationName', 'httpRequestHost']) {
    const value = back[name];
    if (value !== undefined) flow[name] ??= value;
  }
  flow.flowStartMilliseconds = Math.min(
    Number(forward.flowStartMilliseconds),
    Number(back.flowStartMilliseconds),
  );
  const end = Math.max(Number(forward.flowEndMilliseconds ?? 0), Number(back.flowEndMilliseconds ?? 0));
  if (end > 0) flow.flowEndMilliseconds = end;
  return flow;
}
