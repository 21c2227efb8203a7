import type { MailMessage } from './message.ts';

/** Delivers messages to a mail server or into a folder. */
export interface Transport {
  /** Throws `MailRejected` if retrying doesn't help. */
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

/**
 * Throws unless the text is exactly one address. A second one, a line break or a quoted part would send the
 * email elsewhere, too.
 */
export function assertOneAddress(address: string): void {
  if (!/^[\w.!#$%&*+/=?^`{|}~'-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*$/u.test(address) || address.length > 320)
    throw new MailRejected('Invalid email address');
}

/** Converts a message for the mail library. Never with a file or URL to read from. */
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
