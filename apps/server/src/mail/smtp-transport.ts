import { SECOND_MS } from '@casbah/domain/time-units';
import type { SMTPTransportOptions, Transporter } from 'nodemailer';
import { isLoopback } from '../http/origin.ts';
import { MailRejected, messageOf, type Sender, type Transport } from './transport.ts';

/** Parses a mail server URL. Servers other than this machine require TLS. */
export function smtpOptions(url: string): SMTPTransportOptions {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const isHere = isLoopback(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isHere,
    ignoreTLS: !secure && isHere,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    tls: { minVersion: 'TLSv1.2' },
    dnsTimeout: 10 * SECOND_MS,
    connectionTimeout: 10 * SECOND_MS,
    greetingTimeout: 10 * SECOND_MS,
    socketTimeout: 30 * SECOND_MS,
    socketCloseTimeout: SECOND_MS,
    maxResponseSize: 64 * 1024,
  };
}

export function smtpTransport(options: SMTPTransportOptions, from: Sender): Transport {
  let transport: Transporter | undefined;
  return {
    async send(letter, signal) {
      const message = messageOf(letter, from);
      const { createTransport } = await import('nodemailer');
      transport ??= createTransport({ ...options, disableFileAccess: true, disableUrlAccess: true });
      try {
        await transport.sendMail({ ...message, signal });
      } catch (error) {
        throw isRefused(error) ? new MailRejected(error.message, { cause: error }) : error;
      }
    },
  };
}

/**
 * A 5xx reply to the recipient or content: this email will never be accepted, but others may be. If the
 * sender or password is refused, the operator must fix it, and the email waits.
 */
function isRefused(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'command' in error &&
    (error.command === 'RCPT TO' || error.command === 'DATA') &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500
  );
}
