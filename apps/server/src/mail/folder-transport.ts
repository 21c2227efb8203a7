import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isoTime } from '@casbah/domain/iso-time';
import { messageOf, type Sender, type Transport } from './transport.ts';

/** Maximum emails kept; older ones are deleted, because the folder isn't an archive. */
export const MOST_KEPT = 500;

const NAME = /^\d{8}T\d{9}Z-[0-9a-f-]{36}\.eml$/;

export interface KeptMail {
  /** File name. */
  name: string;
  /** Time sent: ISO 8601 UTC. */
  time: string;
  to: string;
  subject: string;
}

export interface OpenedMail extends KeptMail {
  from: string;
  text: string;
  html: string;
}

/** Writes emails as `.eml` files to a folder, sorted by time: for a Casbah without a mail server. */
export class MailFolder implements Transport {
  readonly #folder: string;
  readonly #from: Sender;
  readonly #clock: () => number;
  readonly #most: number;

  constructor(parts: { folder: string; from: Sender; clock: () => number; most?: number }) {
    this.#folder = parts.folder;
    this.#from = parts.from;
    this.#clock = parts.clock;
    this.#most = parts.most ?? MOST_KEPT;
  }

  async send(letter: Parameters<Transport['send']>[0]): Promise<void> {
    const time = this.#clock();
    const { createTransport } = await import('nodemailer');
    const writing = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await writing.sendMail({ ...messageOf(letter, this.#from), date: new Date(time) });
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const name = `${isoTime(time).replace(/[-:.]/g, '')}-${letter.id}.eml`;
    // Written atomically and readable by the owner only: it may contain a link that opens an account.
    const draft = join(this.#folder, `${letter.id}.draft`);
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(message);
    } finally {
      await file.close();
    }
    await rename(draft, join(this.#folder, name));
    await this.#makeRoom();
  }

  /** Lists emails, newest first. */
  async list(limit: number): Promise<KeptMail[]> {
    const newest = (await this.#names()).reverse().slice(0, limit);
    const mails = await Promise.all(newest.map((name) => this.read(name)));
    return mails.flatMap((mail) => {
      if (mail === undefined) return [];
      const { name, time, to, subject } = mail;
      return [{ name, time, to, subject }];
    });
  }

  /** Returns `undefined` for names outside this folder, and for deleted emails. */
  async read(name: string): Promise<OpenedMail | undefined> {
    if (!NAME.test(name)) return undefined;
    const file = await readFile(join(this.#folder, name)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (file === undefined) return undefined;
    const { default: PostalMime } = await import('postal-mime');
    const mail = await PostalMime.parse(file);
    return {
      name,
      time: timeOf(name),
      from: mail.from?.address ?? '',
      to: mail.to?.map(({ address }) => address ?? '').join(', ') ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
    };
  }

  async #makeRoom(): Promise<void> {
    const names = await this.#names();
    for (const name of names.slice(0, Math.max(0, names.length - this.#most)))
      await rm(join(this.#folder, name), { force: true });
  }

  async #names(): Promise<string[]> {
    const names = await readdir(this.#folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return names.filter((name) => NAME.test(name)).sort();
  }
}

function timeOf(name: string): string {
  const [, year, month, day, hour, minute, second, ms] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z/.exec(name) ?? [];
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
