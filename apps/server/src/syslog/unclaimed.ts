import type { SyslogSender } from '@casbah/discovery/syslog/header';
import type { Unclaimed } from './thread-messages.ts';

/** Maximum senders remembered, so floods from many addresses don't fill memory. */
const MOST = 64;

/** Recent senders without a source, so someone can assign them. */
export class UnclaimedSenders {
  readonly #senders = new Map<string, Unclaimed>();

  note(listener: number, address: string, { host, tag }: SyslogSender, now: number): void {
    const key = `${listener} ${address} ${host ?? ''} ${tag ?? ''}`;
    const known = this.#senders.get(key);
    this.#senders.delete(key);
    const [oldest] = this.#senders.keys();
    if (this.#senders.size >= MOST && oldest !== undefined) this.#senders.delete(oldest);
    this.#senders.set(key, { listener, address, host, tag, lines: (known?.lines ?? 0) + 1, lastOn: now });
  }

  /** After a rule change, unassigned senders may be assigned. */
  clear(): void {
    this.#senders.clear();
  }

  list(): Unclaimed[] {
    return [...this.#senders.values()].reverse();
  }
}
