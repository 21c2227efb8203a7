/** Packets as exporters send them, built from parts. */
export const u8 = (value: number) => Uint8Array.of(value);
export const u16 = (value: number) => Uint8Array.of(value >> 8, value & 255);
export const u32 = (value: number) =>
  Uint8Array.of(...u16(Math.floor(value / 65_536)), ...u16(value % 65_536));
export const u64 = (value: number) =>
  Uint8Array.of(...u32(Math.floor(value / 2 ** 32)), ...u32(value % 2 ** 32));
export const address4 = (text: string) => Uint8Array.from(text.split('.').map(Number));

/** Parses an address with one `::`. */
export function address6(text: string): Uint8Array {
  const [front = '', back = ''] = text.split('::');
  const groups = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [groups(front), groups(back)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => 0);
  return join(...[...first, ...zeros, ...last].map(u16));
}

export function join(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

export function set(id: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const body = join(...parts);
  return join(u16(id), u16(body.length + 4), body);
}

/** A template set from fields: number, length, and enterprise number if any. */
export function templateSet(
  setId: number,
  id: number,
  fields: readonly (readonly [number, number, number?])[],
): Uint8Array {
  const specifiers = fields.map(([field, length, vendor]) =>
    vendor === undefined
      ? join(u16(field), u16(length))
      : join(u16(field + 0x8000), u16(length), u32(vendor)),
  );
  return set(setId, u16(id), u16(fields.length), ...specifiers);
}

export function header9(
  { sequence, sent, uptime, domain }: { sequence: number; sent: number; uptime: number; domain: number },
  ...sets: readonly Uint8Array[]
): Uint8Array {
  return join(u16(9), u16(sets.length), u32(uptime), u32(sent / 1000), u32(sequence), u32(domain), ...sets);
}

export function headerIpfix(
  { sequence, sent, domain }: { sequence: number; sent: number; domain: number },
  ...sets: readonly Uint8Array[]
): Uint8Array {
  const body = join(...sets);
  return join(u16(10), u16(body.length + 16), u32(sent / 1000), u32(sequence), u32(domain), body);
}

export interface V5Flow {
  source?: string;
  target?: string;
  sourcePort?: number;
  targetPort?: number;
  bytes?: number;
  packets?: number;
  first?: number;
  last?: number;
}

export function v5Packet(
  header: { sequence: number; sent: number; uptime: number; sampling?: number },
  ...flows: readonly V5Flow[]
): Uint8Array {
  const records = flows.map((flow) =>
    join(
      address4(flow.source ?? '10.1.1.1'),
      address4(flow.target ?? '203.0.113.9'),
      ...[u32(0), u16(1), u16(2), u32(flow.packets ?? 1), u32(flow.bytes ?? 1)],
      ...[
        u32(flow.first ?? 0),
        u32(flow.last ?? 0),
        u16(flow.sourcePort ?? 51_000),
        u16(flow.targetPort ?? 443),
      ],
      ...[u8(0), u8(0x1b), u8(6), u8(0), u16(0), u16(0), u8(0), u8(0), u16(0)],
    ),
  );
  return join(
    ...[u16(5), u16(flows.length), u32(header.uptime), u32(header.sent / 1000), u32(0)],
    ...[u32(header.sequence), u8(1), u8(2), u16(0x4000 + (header.sampling ?? 0))],
    ...records,
  );
}
