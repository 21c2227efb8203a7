import { addressOf, isInNetwork, type Network, networkOf } from '@casbah/domain/filter/network';

/** Assigns senders to a source. A null part matches anything. */
export interface SenderRule {
  tenant: string;
  datasource: string;
  port: number | null;
  network: string | null;
  host: string | null;
  tag: string | null;
}

interface ReadRule extends SenderRule {
  range: Network | undefined;
}

/** The source that a line goes to. */
export interface Source {
  tenant: string;
  datasource: string;
}

/** Rules for the lines of one address at one listener. */
export interface Candidates {
  rules: readonly SenderRule[];
  /** Target of every line; absent if rules depend on the line. */
  all: Source | undefined;
}

const NONE: Candidates = { rules: [], all: undefined };

/** Finds the source of each line: the most specific rule wins. */
export class SenderRules {
  readonly #rules: readonly ReadRule[];

  constructor(rules: readonly SenderRule[]) {
    this.#rules = rules
      .map((rule) => ({ ...rule, range: rule.network === null ? undefined : rangeOf(rule.network) }))
      .sort(byWeight);
  }

  /** Rules for lines from an address (as the socket names it) at a port, most specific first. */
  from(address: string, port: number): Candidates {
    const number = addressOf(address.replace(/%.*$/, ''));
    if (number === undefined) return NONE;
    const fitting = this.#rules.filter(
      (rule) =>
        (rule.port === null || rule.port === port) &&
        (rule.network === null || (rule.range !== undefined && isInNetwork(number, rule.range))),
    );
    const [first] = fitting;
    if (first === undefined) return NONE;
    return { rules: fitting, all: first.host === null && first.tag === null ? first : undefined };
  }
}

/** The source of one line, by the sender it names. */
export function sourceOf(
  { rules }: Candidates,
  { host, tag }: { host: string | undefined; tag: string | undefined },
): Source | undefined {
  return rules.find((rule) => isSame(rule.host, host) && isSame(rule.tag, tag));
}

function isSame(wanted: string | null, said: string | undefined): boolean {
  return wanted === null || wanted.toLowerCase() === said?.toLowerCase();
}

function rangeOf(text: string): Network | undefined {
  const network = networkOf(text);
  if (network !== undefined) return network;
  const address = addressOf(text);
  return address === undefined ? undefined : { low: address, high: address };
}

/** Program before host before address before port; of two networks, the smaller one. */
function byWeight(one: ReadRule, other: ReadRule): number {
  const named = ({ tag, host }: ReadRule) => (tag === null ? 0 : 2) + (host === null ? 0 : 1);
  const size = ({ range }: ReadRule) => (range === undefined ? 1n << 128n : range.high - range.low);
  return (
    named(other) - named(one) ||
    Number(size(one) > size(other)) - Number(size(one) < size(other)) ||
    Number(one.port === null) - Number(other.port === null)
  );
}
