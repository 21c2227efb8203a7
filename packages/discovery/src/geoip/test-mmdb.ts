/**
 * Writes small test databases in MaxMind's format: 24-bit records, IPv6, according to the published
 * specification.
 */

export type MmdbValue = string | number | boolean | { readonly [key: string]: MmdbValue };

/** A network and the data for its addresses: `[[10, 0], 16, …]` is 10.0.0.0/16. */
export interface MmdbNetwork {
  /** Address bytes, as many as the prefix needs. IPv4 networks have at most four, and `version` 4. */
  bytes: readonly number[];
  prefix: number;
  version: 4 | 6;
  value: MmdbValue;
}

const KINDS = { string: 2, double: 3, map: 7, uint32: 6, uint64: 9, boolean: 14 } as const;

function control(kind: number, size: number): number[] {
  const head = kind > 7 ? [0, kind - 7] : [kind << 5];
  const first = head[0] ?? 0;
  if (size < 29) return [first | size, ...head.slice(1)];
  if (size < 285) return [first | 29, ...head.slice(1), size - 29];
  return [first | 30, ...head.slice(1), (size - 285) >> 8, (size - 285) & 255];
}

function encode(value: MmdbValue): number[] {
  if (typeof value === 'string') {
    const bytes = [...Buffer.from(value)];
    return [...control(KINDS.string, bytes.length), ...bytes];
  }
  if (typeof value === 'boolean') return control(KINDS.boolean, value ? 1 : 0);
  if (typeof value === 'number') {
    if (!Number.isInteger(value) || value < 0) {
      const bytes = Buffer.alloc(8);
      bytes.writeDoubleBE(value);
      return [...control(KINDS.double, 8), ...bytes];
    }
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(BigInt(value));
    return value > 0xff_ff_ff_ff
      ? [...control(KINDS.uint64, 8), ...bytes]
      : [...control(KINDS.uint32, 4), ...bytes.subarray(4)];
  }
  const entries = Object.entries(value);
  return [
    ...control(KINDS.map, entries.length),
    ...entries.flatMap(([key, part]) => [...encode(key), ...encode(part)]),
  ];
}

type Child = { kind: 'none' } | { kind: 'node'; node: TreeNode } | { kind: 'data'; offset: number };
interface TreeNode {
  number: number;
  children: [Child, Child];
}

/** `builtOn` in milliseconds since 1970 UTC. Of nested networks, the longer prefix comes later in the list. */
export function writeMmdb(
  networks: readonly MmdbNetwork[],
  { type = 'Test-City', builtOn = Date.UTC(2026, 10, 1) }: { type?: string; builtOn?: number } = {},
): Buffer {
  const nodes: TreeNode[] = [];
  const addNode = (all: Child = { kind: 'none' }): TreeNode => {
    const node: TreeNode = { number: nodes.length, children: [all, all] };
    nodes.push(node);
    return node;
  };
  const root = addNode();
  const data: number[] = [];
  for (const { bytes, prefix, version, value } of networks) {
    const offset = data.length;
    data.push(...encode(value));
    const before = version === 4 ? 96 : 0;
    const bitAt = (at: number): 0 | 1 =>
      at < before ? 0 : (((bytes[(at - before) >> 3] ?? 0) >> (7 - ((at - before) & 7))) & 1) === 1 ? 1 : 0;
    let node = root;
    const length = before + prefix;
    for (let at = 0; at < length - 1; at += 1) {
      const child = node.children[bitAt(at)];
      if (child.kind === 'node') node = child.node;
      else {
        const next = addNode(child);
        node.children[bitAt(at)] = { kind: 'node', node: next };
        node = next;
      }
    }
    if (length > 0) node.children[bitAt(length - 1)] = { kind: 'data', offset };
  }
  const tree = nodes.flatMap(({ children }) =>
    children.flatMap((child) => {
      const record =
        child.kind === 'none'
          ? nodes.length
          : child.kind === 'node'
            ? child.node.number
            : nodes.length + 16 + child.offset;
      return [(record >> 16) & 255, (record >> 8) & 255, record & 255];
    }),
  );
  const facts = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: Math.floor(builtOn / 1000),
    database_type: type,
    description: { en: 'A test' },
    ip_version: 6,
    node_count: nodes.length,
    record_size: 24,
  });
  return Buffer.concat([
    Buffer.from(tree),
    Buffer.alloc(16),
    Buffer.from(data),
    Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
    Buffer.from(facts),
  ]);
}
