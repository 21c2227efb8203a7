import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { RunError } from '@casbah/domain/directory';
import { Client, FilterParser, InvalidCredentialsError } from 'ldapts';
import { OutgoingFailed, type OutgoingLimits, OutgoingRefused } from '../http/outgoing.ts';
import { outgoingAddress } from '../http/outgoing-address.ts';
import type { LdapEntry } from './ldap-entry.ts';

/** Address and TLS settings of a directory. */
export interface LdapAddress {
  /** `ldaps://host` or `ldap://host`, with an optional port. */
  url: string;
  start_tls: boolean;
  /** CA of its certificate as PEM; empty for public CAs. */
  certificate: string;
  bind_dn: string;
  password: string;
}

export class LdapFailed extends Error {
  readonly reason: RunError;
  /** The error message of the directory or the connection. */
  readonly detail: string;
  constructor(reason: RunError, detail: string, options?: ErrorOptions) {
    super(`${reason}: ${detail}`, options);
    this.name = 'LdapFailed';
    this.reason = reason;
    this.detail = detail;
  }
}

const CONNECT_MS = 10_000;
const ANSWER_MS = 60_000;
const PAGE = 500;
/** Maximum bytes of one page of results. */
const MOST_BYTES_A_PAGE = 64 * 1024 ** 2;

/** Whether a text is a valid LDAP filter (RFC 4515). */
export function isLdapFilter(text: string): boolean {
  if (text.length > 2_048) return false;
  try {
    FilterParser.parseString(text);
    return true;
  } catch {
    return false;
  }
}

/** Parts of `ldaps://host:636`; `undefined` for anything but an LDAP URL. */
export function ldapHostOf(url: string): { host: string; port: number; isSecure: boolean } | undefined {
  const found = /^(ldaps?):\/\/(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?\/?$/i.exec(url);
  if (found === null) return undefined;
  const [, scheme = '', host = '', port] = found;
  const isSecure = scheme.toLowerCase() === 'ldaps';
  const number = port === undefined ? (isSecure ? 636 : 389) : Number(port);
  return number < 1 || number > 65_535 ? undefined : { host: host.toLowerCase(), port: number, isSecure };
}

export interface LdapSession {
  /** Yields entries page by page, with backpressure. */
  search(
    base: string,
    filter: string,
    attributes: readonly string[],
    binary: readonly string[],
  ): AsyncIterable<readonly LdapEntry[]>;
}

/**
 * Signs in to a directory and runs an action. TLS only, except for hosts the operator allows; connects to the verified
 * address, without retries. Throws `LdapFailed`.
 */
export async function withDirectory<Result>(
  address: LdapAddress,
  limits: Pick<OutgoingLimits, 'allowedHosts' | 'resolveName'>,
  work: (session: LdapSession) => Promise<Result>,
): Promise<Result> {
  const target = ldapHostOf(address.url);
  if (target === undefined) throw new LdapFailed('ldap_unreachable', 'The URL isn’t an LDAP URL');
  const { host, port, isSecure } = target;
  const found = await outgoingAddress(target, limits).catch((error: unknown) => {
    throw error instanceof OutgoingRefused || error instanceof OutgoingFailed
      ? new LdapFailed('ldap_unreachable', error.message, { cause: error })
      : error;
  });
  if (!isSecure && !address.start_tls && !found.isAllowed)
    throw new LdapFailed('ldap_unreachable', 'Without TLS, the password would be sent in clear text');

  const literal = host.replace(/^\[|\]$/g, '');
  const tls = {
    ...(isIP(literal) === 0 ? { servername: literal } : {}),
    ...(address.certificate === '' ? {} : { ca: address.certificate }),
    minVersion: 'TLSv1.2' as const,
  };
  let received = 0;
  let isConnected = false;
  const watched = <Line extends Socket>(socket: Line): Line => {
    // The library would reconnect automatically, without TLS.
    if (isConnected) socket.destroy(new Error('The line to the directory broke'));
    isConnected = true;
    socket.on('data', (bytes: Buffer) => {
      received += bytes.length;
      if (received > MOST_BYTES_A_PAGE) socket.destroy(new Error('The directory answers with too much'));
    });
    return socket;
  };
  const client = new Client({
    url: address.url,
    connectTimeout: CONNECT_MS,
    timeout: ANSWER_MS,
    ...(isSecure
      ? { createSecureConnection: () => watched(connectTls({ host: found.address, port, ...tls })) }
      : { createConnection: () => watched(connectPlain({ host: found.address, port })) }),
  });
  try {
    await reached(async () => {
      if (!isSecure && address.start_tls) await client.startTLS({ ...tls });
      await client.bind(address.bind_dn, address.password);
    });
    return await work({
      async *search(base, filter, attributes, binary) {
        const pages = client.searchPaginated(base, {
          scope: 'sub',
          filter,
          derefAliases: 'never',
          // Attribute names ignore case; some servers return only those requested in lowercase.
          attributes: attributes.map((name) => name.toLowerCase()),
          explicitBufferAttributes: [...binary],
          paged: { pageSize: PAGE },
        });
        for (;;) {
          received = 0;
          const page = await searched(() => pages.next());
          if (page.done === true) return;
          yield page.value.searchEntries;
        }
      },
    });
  } finally {
    await client.unbind().catch(() => {});
  }
}

async function reached(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new LdapFailed(
      error instanceof InvalidCredentialsError ? 'ldap_sign_in_refused' : 'ldap_unreachable',
      wordsOf(error),
      { cause: error },
    );
  }
}

async function searched<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new LdapFailed('ldap_search_failed', wordsOf(error), { cause: error });
  }
}

function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.replaceAll(/\p{Cc}/gu, ' ').slice(0, 300);
}
