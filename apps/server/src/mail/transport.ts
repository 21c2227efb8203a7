import type { MailMessage } from './message.ts';

/** Delivers messages to a mail server or into a folder. */
export interface Transport {
  /** Throws `MailRejected` where trying again doesn't help. */
  send(letter: MailMessage, signal: AbortSignal): Promise<void>;
}

export interface Sender {
  name: string;
  address: string;
}

/** Permanent failure: the address doesn't exist or is invalid. */
export class MailRejected extends Error {
  readonly code = 'MAIL_REJECTED';
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailRejected';
  }
}

/** One address and nothing else. A second one, a line end or a quoted part would send the letter somewhere else, too. */
export function assertOneAddress(address: string): void {
  if (!/^[\w.!#$%&*+/=?^`{|}~'-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*$/u.test(address) || address.length > 320)
    throw new MailRejected('Invalid email address');
}

/** What a letter is for the library that writes it down. Never a file or an address to read from. */
export function messageOf(letter: MailMessage, from: Sender) {
  assertOneAddress(letter.to);
  return {
    from: { name: from.name, address: from.address },
    to: { name: '', address: letter.to },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    attachments: (letter.attachments ?? []).map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
    })),
    // The message ID stays the same on retries, so mail servers can detect duplicates.
    messageId: `<${letter.id}@${from.address.slice(from.address.indexOf('@') + 1)}>`,
    headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
