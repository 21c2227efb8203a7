import type { SyslogAnswer, SyslogSenderAnswer } from '@casbah/contract/syslog';
import { isSenderHost, isSenderNetwork, isSenderTag } from '@casbah/domain/syslog';

/** Form state of a sender: every part as text, empty to match all. */
export interface TypedSender {
  /** Row key of a form. */
  key: string;
  network: string;
  host: string;
  tag: string;
  port: string;
}
export type SenderPart = Exclude<keyof TypedSender, 'key'>;

const IS_RIGHT: Readonly<Record<SenderPart, (text: string) => boolean>> = {
  network: isSenderNetwork,
  host: isSenderHost,
  tag: isSenderTag,
  port: (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
};

/** Whether a field is valid; empty matches anything. */
export function isRightPart(part: SenderPart, text: string): boolean {
  const trimmed = text.trim();
  return trimmed === '' || IS_RIGHT[part](trimmed);
}

export function typedSender({ port, network, host, tag }: SyslogSenderAnswer): TypedSender {
  return {
    key: crypto.randomUUID(),
    network: network ?? '',
    host: host ?? '',
    tag: tag ?? '',
    port: port === null ? '' : String(port),
  };
}

/** Request body; `undefined` while a part is invalid. */
export function senderOf(typed: TypedSender): SyslogSenderAnswer | undefined {
  const parts = ['network', 'host', 'tag', 'port'] as const;
  if (!parts.every((part) => isRightPart(part, typed[part]))) return undefined;
  const textOf = (part: SenderPart): string | null => typed[part].trim() || null;
  const port = textOf('port');
  return {
    network: textOf('network'),
    host: textOf('host'),
    tag: textOf('tag'),
    port: port === null ? null : Number(port),
  };
}

/** Suggests a sender for unassigned lines from an address: by hostname if a relay forwards for several. */
export function senderOfUnclaimed({
  address,
  host,
  tag,
}: SyslogAnswer['unclaimed'][number]): SyslogSenderAnswer {
  return { network: address, host, tag: host === null ? tag : null, port: null };
}
