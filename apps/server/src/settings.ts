import { isIP } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';
import { DEPLOYMENT_TYPES, type DeploymentType } from '@casbah/contract/tenant';
import { z } from 'zod';
import { isLoopback } from './http/origin.ts';
import { HSTS_SCOPES, type HstsScope } from './http/security-headers.ts';
import { type ClamdAddress, clamdAddressOf } from './inspection/clamd.ts';
import { flowListenerOf, type ListenerAddress, listenerAddressOf } from './syslog/listener-address.ts';

/** Settings from the environment, read once. */
export interface Settings {
  /** Folder for everything that Casbah stores itself. */
  dataFolder: string;
  port: number;
  host: string;
  /** URL of your own PostgreSQL; embedded if absent. */
  controlUrl: string | undefined;
  /** URL of your own ClickHouse; embedded if absent. */
  eventsUrl: string | undefined;
  /** Proxies whose forwarding headers are trusted: addresses and networks. Local ones always are. */
  proxies: string[];
  /** Type of deployment. */
  deployment: DeploymentType;
  /** Origins of pages that may embed Casbah in a frame; none by default. */
  frames: string[];
  /** Scope of HSTS. */
  hsts: HstsScope;
  /**
   * Public URL, such as `https://casbah.company.example`, for links in emails and single sign-on. If absent,
   * the listening address.
   */
  publicUrl: string | undefined;
  /**
   * Private hosts, with an optional port, that Casbah may call for people, such as an internal identity
   * provider.
   */
  privateHosts: string[];
  /** Local folders, including mounts, that logs may be collected from. None by default. */
  openFolders: string[];
  /** A geolocation database in MMDB format, or a folder of them; by default `geoip` in the data folder. */
  geoipPath: string;
  /** What recognizes malware, malicious addresses and text in pictures. */
  inspection: {
    clamd: ClamdAddress | undefined;
    hashesFile: string | undefined;
    addressesFile: string | undefined;
    ocrFolder: string | undefined;
  };
  mail: {
    /** Mail server URL: `smtp://` or `smtps://`. Without one, emails go into the data folder. */
    smtpUrl: string | undefined;
    /** Sender of emails. */
    from: { name: string; address: string };
  };
  signUp: {
    /** Who may sign up a company: no one, those the operator approves, or anyone. */
    mode: SignUpMode;
    /** Email address that approval requests go to, if the operator approves sign-ups. */
    operatorEmail: string | undefined;
  };
  syslog: {
    /** Addresses to listen on for syslog, NetFlow and IPFIX; none by default. */
    listeners: ListenerAddress[];
    /** Certificates of TLS listeners. */
    tls: { certFile: string; keyFile: string; caFile: string | undefined } | undefined;
  };
  /** URL of the team that runs this Casbah, for the help page. */
  teamUrl: string | undefined;
  /** URL of a video offered to new companies. */
  guideVideoUrl: string | undefined;
  /** Load the demo company at the first start. */
  demo: boolean;
  /** Minimum log level: `info` logs one line per response. */
  logLevel: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;

const SIGN_UP_MODES = ['closed', 'approval', 'open'] as const;
export type SignUpMode = (typeof SIGN_UP_MODES)[number];

/** An invalid setting. The message has its name, the problem and the fix. */
export class SettingsError extends Error {
  readonly code = 'SETTINGS_INVALID';
  constructor(message: string) {
    super(message);
    this.name = 'SettingsError';
  }
}

const url = (schemes: readonly string[], example: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), {
      message: `isn’t a valid URL. Use one such as ${example}`,
    })
    .optional();

/** An IP address, or a network like `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}

/**
 * A scheme and host with an optional port, and nothing else: `https://portal.example`. Used unchanged in a
 * header.
 */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** `casbah@company.example`, optionally with a name: `Casbah <casbah@company.example>`. */
function senderOf(text: string): { name: string; address: string } | undefined {
  const [, name = 'Casbah', inBrackets, bare] =
    /^(?:([^<>\p{Cc}"]{1,64}?) *<([^<>]+)>|([^<>]+))$/u.exec(text.trim()) ?? [];
  const address = z.email().safeParse(inBrackets ?? bare);
  return address.success ? { name: name.trim(), address: address.data } : undefined;
}

/** A host with an optional port. */
function isHost(text: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text) && URL.canParse(`https://${text}`);
}

/** A comma-separated list. */
const listOf = (isRight: (part: string) => boolean, message: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()])))
    .refine((parts) => parts.every(isRight), { message });

const absolutePath = (example: string) =>
  z.string().refine(isAbsolute, { message: `isn’t an absolute path. Use a file, such as ${example}` });

const environment = z.object({
  CASBAH_DATA: z.string().default('./casbah-data'),
  CASBAH_PORT: z
    .string()
    .default('8080')
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      message: 'isn’t a port. Use a number from 1 to 65535, or 0 for any free port',
    }),
  CASBAH_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'isn’t a host name or address. Use one such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  CASBAH_CONTROL_URL: url(['postgres:', 'postgresql:'], 'postgres://casbah:password@db.example:5432/casbah'),
  CASBAH_EVENTS_URL: url(['http:', 'https:'], 'https://casbah:password@clickhouse.example:8443/casbah'),
  CASBAH_LOG: z
    .enum(LOG_LEVELS, { error: `isn’t a log level. Use one of ${LOG_LEVELS.join(', ')}` })
    .default('warn'),
  CASBAH_PROXIES: listOf(
    isNetwork,
    'isn’t a list of addresses. Use comma-separated addresses or networks, such as 10.0.0.5, 10.1.0.0/16',
  ),
  CASBAH_FRAMES: listOf(
    isOrigin,
    'isn’t a list of origins. Use comma-separated origins, such as https://portal.example',
  ),
  CASBAH_PUBLIC_URL: z
    .string()
    .transform((text) => text.replace(/\/$/, ''))
    .refine(isOrigin, {
      message: 'isn’t the URL of a server. Use one without a path, such as https://casbah.company.example',
    })
    .optional(),
  CASBAH_HSTS: z
    .enum(HSTS_SCOPES, { error: `isn’t a scope. Use one of ${HSTS_SCOPES.join(', ')}` })
    .default('host'),
  CASBAH_SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://casbah:password@mail.company.example'),
  CASBAH_MAIL_FROM: z
    .string()
    .transform((text, context) => {
      const sender = senderOf(text);
      if (sender !== undefined) return sender;
      context.addIssue({
        code: 'custom',
        message: 'isn’t a sender. Use an address, or one with a name: Casbah <casbah@company.example>',
      });
      return z.NEVER;
    })
    .optional(),
  CASBAH_SIGNUP: z
    .enum(SIGN_UP_MODES, { error: `isn’t a sign-up mode. Use one of ${SIGN_UP_MODES.join(', ')}` })
    .default('closed'),
  CASBAH_OPERATOR_EMAIL: z
    .email({ error: 'isn’t an email address. Use one such as operations@company.example' })
    .optional(),
  CASBAH_TEAM_URL: url(['https:', 'http:'], 'https://help.company.example/casbah'),
  CASBAH_GUIDE_VIDEO: url(['https:'], 'https://media.company.example/casbah.mp4'),
  CASBAH_ALLOW_PRIVATE_HOSTS: listOf(
    isHost,
    'isn’t a list of hosts. Use comma-separated hosts, such as idp.corp.example, 10.0.0.7:8443',
  ),
  CASBAH_SYSLOG: listOf(
    (part) => listenerAddressOf(part) !== undefined,
    'isn’t a list of listeners. Use comma-separated ones, such as udp://0.0.0.0:5514, tls://0.0.0.0:6514',
  ),
  CASBAH_NETFLOW: listOf(
    (part) => flowListenerOf(part) !== undefined,
    'isn’t a list of listeners. Use comma-separated ones, such as udp://0.0.0.0:2055, udp://0.0.0.0:4739',
  ),
  CASBAH_SYSLOG_TLS_CERT: z.string().optional(),
  CASBAH_SYSLOG_TLS_KEY: z.string().optional(),
  CASBAH_SYSLOG_TLS_CA: z.string().optional(),
  CASBAH_OPEN_FOLDERS: listOf(
    isAbsolute,
    'isn’t a list of folders. Use comma-separated absolute paths, such as /mnt/proxy-logs, /srv/logs',
  ),
  CASBAH_CLAMD: z
    .string()
    .refine((text) => clamdAddressOf(text) !== undefined, {
      message:
        'isn’t an address of clamd. Use the path of its socket, or host and port, such as clamav.example.com:3310',
    })
    .optional(),
  CASBAH_MALWARE_HASHES: absolutePath('/srv/malware-hashes.txt').optional(),
  CASBAH_MALICIOUS_ADDRESSES: absolutePath('/srv/malicious-addresses.txt').optional(),
  CASBAH_OCR_DATA: absolutePath('/srv/tessdata').optional(),
  CASBAH_GEOIP: z
    .string()
    .refine(isAbsolute, { message: 'isn’t an absolute path. Use a file or folder, such as /srv/geoip' })
    .optional(),
  CASBAH_DEPLOYMENT: z
    .enum(DEPLOYMENT_TYPES, {
      error: `isn’t a deployment type. Use one of ${DEPLOYMENT_TYPES.join(', ')}`,
    })
    .optional(),
  CASBAH_DEMO: z
    .string()
    .default('1')
    .refine((text) => /^(0|1|true|false)$/.test(text), { message: 'isn’t 1 or 0. Use one of them' }),
});

/** Settings that depend on each other. */
const together = environment.superRefine((env, context) => {
  const needs = (path: string, message: string): void =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (env.CASBAH_SMTP_URL !== undefined && env.CASBAH_MAIL_FROM === undefined)
    needs('CASBAH_MAIL_FROM', 'is missing. Use the sender of emails, such as casbah@company.example');
  const isOverTls = env.CASBAH_SYSLOG.some((part) => listenerAddressOf(part)?.protocol === 'tls');
  for (const name of ['CASBAH_SYSLOG_TLS_CERT', 'CASBAH_SYSLOG_TLS_KEY'] as const)
    if (isOverTls && env[name] === undefined) needs(name, 'is missing. Use the PEM file for syslog over TLS');
  if (env.CASBAH_SIGNUP === 'approval' && env.CASBAH_OPERATOR_EMAIL === undefined)
    needs('CASBAH_OPERATOR_EMAIL', 'is missing. Use the email of the person who approves sign-ups');
});

/** Reads the settings. Throws `SettingsError` with every invalid setting; an empty one counts as absent. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = together.safeParse(given);
  if (!result.success) {
    // Doesn't repeat the value: a URL may contain a password.
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new SettingsError(problems.join('\n'));
  }
  const { data } = result;
  return {
    dataFolder: resolve(data.CASBAH_DATA),
    port: Number(data.CASBAH_PORT),
    host: data.CASBAH_HOST,
    controlUrl: data.CASBAH_CONTROL_URL,
    eventsUrl: data.CASBAH_EVENTS_URL,
    proxies: data.CASBAH_PROXIES,
    frames: data.CASBAH_FRAMES,
    hsts: data.CASBAH_HSTS,
    deployment: data.CASBAH_DEPLOYMENT ?? (isLoopback(data.CASBAH_HOST) ? 'LOCAL' : 'ON-PREMISE'),
    privateHosts: data.CASBAH_ALLOW_PRIVATE_HOSTS,
    openFolders: data.CASBAH_OPEN_FOLDERS,
    geoipPath: data.CASBAH_GEOIP ?? join(resolve(data.CASBAH_DATA), 'geoip'),
    inspection: {
      clamd: data.CASBAH_CLAMD === undefined ? undefined : clamdAddressOf(data.CASBAH_CLAMD),
      hashesFile: data.CASBAH_MALWARE_HASHES,
      addressesFile: data.CASBAH_MALICIOUS_ADDRESSES,
      ocrFolder: data.CASBAH_OCR_DATA,
    },
    publicUrl: data.CASBAH_PUBLIC_URL,
    mail: {
      smtpUrl: data.CASBAH_SMTP_URL,
      from: data.CASBAH_MAIL_FROM ?? { name: 'Casbah', address: 'casbah@localhost.localdomain' },
    },
    teamUrl: data.CASBAH_TEAM_URL,
    guideVideoUrl: data.CASBAH_GUIDE_VIDEO,
    syslog: {
      listeners: [
        ...data.CASBAH_SYSLOG.flatMap((part) => listenerAddressOf(part) ?? []),
        ...data.CASBAH_NETFLOW.flatMap((part) => flowListenerOf(part) ?? []),
      ],
      tls: tlsOf(data),
    },
    signUp: { mode: data.CASBAH_SIGNUP, operatorEmail: data.CASBAH_OPERATOR_EMAIL },
    demo: data.CASBAH_DEMO === '1' || data.CASBAH_DEMO === 'true',
    logLevel: data.CASBAH_LOG,
  };
}

function tlsOf(data: z.output<typeof environment>): Settings['syslog']['tls'] {
  const { CASBAH_SYSLOG_TLS_CERT: certFile, CASBAH_SYSLOG_TLS_KEY: keyFile } = data;
  if (certFile === undefined || keyFile === undefined) return undefined;
  return { certFile, keyFile, caFile: data.CASBAH_SYSLOG_TLS_CA };
}
