import { BITS, type IpAddress, networkOf, readIpAddress } from './ip-address.ts';

interface Networks {
  readonly version: IpAddress['version'];
  readonly prefix: number;
  /** Entry of each network by its address. */
  readonly entries: Map<bigint, string>;
}

/** IP addresses and networks. A look-up costs one step for each length of networks that is in the set. */
export class NetworkSet {
  readonly #lengths = new Map<string, Networks>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Adds `192.0.2.1` or `192.0.2.0/24`; false if it is neither. */
  add(entry: string): boolean {
    const [text = '', length, ...rest] = entry.split('/');
    const address = readIpAddress(text);
    if (address === undefined || rest.length > 0 || !/^\d{1,3}$/.test(length ?? '0')) return false;
    const prefix = length === undefined ? BITS[address.version] : Number(length);
    if (prefix > BITS[address.version]) return false;
    const key = `${address.version}/${prefix}`;
    const networks = this.#lengths.get(key) ?? { version: address.version, prefix, entries: new Map() };
    this.#lengths.set(key, networks);
    networks.entries.set(networkOf(address, prefix), entry);
    this.#size += 1;
    return true;
  }

  /** The entry that an address is in. */
  find(address: IpAddress): string | undefined {
    for (const { version, prefix, entries } of this.#lengths.values()) {
      if (version !== address.version) continue;
      const entry = entries.get(networkOf(address, prefix));
      if (entry !== undefined) return entry;
    }
    return undefined;
  }
}
