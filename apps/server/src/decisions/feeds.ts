import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { FeedAnswer, NewFeed } from '@casbah/contract/decisions';
import { MOST_FEEDS, parseFeedToken, writeFeedToken } from '@casbah/domain/block-list';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import {
  addFeed,
  changeFeedSecret,
  type FeedReader,
  findFeedToRead,
  type ListedFeed,
  listFeedReaders,
  listFeeds,
  lockFeeds,
  markFeedRead,
  removeFeed,
} from '@casbah/stores/control/decisions/block-list-feeds';
import { writeAudit } from '@casbah/stores/control/history/audit-trail';
import { type Actor, entryBy } from '../http/actor.ts';
import { isAllowedAddress } from '../http/address-list.ts';
import { hashOfSecret } from '../http/api-keys.ts';
import { ApiFailure } from '../http/failure.ts';
import type { BlockLists } from './lists.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Compared with where there is no such feed, so that both take as long. */
const NOBODYS = hashOfSecret('');

/** Live feeds of lists: products fetch them with the token in their address, and without a session. */
export class Feeds {
  readonly #control: ControlStore;
  readonly #clock: () => number;
  readonly #lists: BlockLists;

  constructor(parts: { control: ControlStore; clock: () => number; lists: BlockLists }) {
    this.#control = parts.control;
    this.#clock = parts.clock;
    this.#lists = parts.lists;
  }

  async list(tenant: string): Promise<FeedAnswer[]> {
    const { feeds, readers } = await this.#control.inTenant(tenant, async (tx) => ({
      feeds: await listFeeds(tx),
      readers: await listFeedReaders(tx),
    }));
    const byFeed = Map.groupBy(readers, ({ feed_id }) => feed_id);
    return feeds.map((one) => answerOf(one, byFeed.get(one.id) ?? []));
  }

  /** The store keeps the token's hash only: nobody can be shown the address again. */
  async make(actor: Actor, given: NewFeed): Promise<{ feed: FeedAnswer; path: string }> {
    const { tenant } = actor;
    // Refuses a list that the product does not know, before anything is written.
    await this.#lists.preview(tenant, given.format, given.kind);
    const id = Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const { path, secret_hash } = newAddress(id);
    const { name, format, kind, networks } = given;
    const time = this.#clock();
    try {
      await this.#control.inTenant(tenant, async (tx) => {
        await lockFeeds(tx, tenant);
        if ((await listFeeds(tx)).length >= MOST_FEEDS)
          throw new ApiFailure('LIMIT_REACHED', { limit: MOST_FEEDS });
        await addFeed(tx, {
          id,
          tenant_id: tenant,
          name,
          format,
          kind,
          secret_hash,
          networks: JSON.stringify(networks),
          created_on: time,
          created_by: actor.user,
          last_read_on: null,
        });
        const details = { name, format, kind, networks };
        await writeAudit(tx, { ...entryBy(actor, time), object: id, details });
      });
    } catch (error) {
      throw isDuplicate(error)
        ? new ApiFailure('NAME_TAKEN', { kind: 'feed', name }, { cause: error })
        : error;
    }
    const feed = (await this.list(tenant)).find((one) => one.id === id);
    if (feed === undefined) throw new ApiFailure('NOT_FOUND');
    return { feed, path };
  }

  async renew(actor: Actor, id: string): Promise<string> {
    const { path, secret_hash } = newAddress(id);
    await this.#control.inTenant(actor.tenant, async (tx) => {
      const name = await changeFeedSecret(tx, id, secret_hash);
      if (name === undefined) throw new ApiFailure('NOT_FOUND');
      await writeAudit(tx, { ...entryBy(actor, this.#clock()), object: id, details: { name } });
    });
    return path;
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.#control.inTenant(actor.tenant, async (tx) => {
      const removed = await removeFeed(tx, id);
      if (removed === undefined) throw new ApiFailure('NOT_FOUND');
      const details = { name: removed.name };
      await writeAudit(tx, { ...entryBy(actor, this.#clock()), object: id, details });
    });
  }

  /** What a product reads. A wrong token and a wrong address are answered alike: nobody learns that there is a feed. */
  async read(token: string, address: string): Promise<{ text: string; etag: string }> {
    const parts = parseFeedToken(token);
    const feed =
      parts === undefined ? undefined : await this.#control.asSystem((tx) => findFeedToRead(tx, parts.id));
    const isRight = timingSafeEqual(
      Buffer.from(hashOfSecret(parts?.secret ?? '')),
      Buffer.from(feed?.secret_hash ?? NOBODYS),
    );
    if (feed === undefined || !isRight || !isAllowedAddress(feed.networks, address))
      throw new ApiFailure('NOT_FOUND');
    const { text } = await this.#lists.file(feed.tenant_id, feed.format, feed.kind);
    const time = this.#clock();
    await this.#control.inTenant(feed.tenant_id, (tx) => markFeedRead(tx, feed, { time, address }));
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  }
}

function newAddress(id: string): { path: string; secret_hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { path: `/feeds/${writeFeedToken({ id, secret })}`, secret_hash: hashOfSecret(secret) };
}

function answerOf(feed: ListedFeed, readers: readonly FeedReader[]): FeedAnswer {
  const { id, name, format, kind, networks, reads } = feed;
  return {
    id,
    name,
    format,
    kind,
    reads,
    networks: [...networks],
    created_by: feed.created_by_email,
    created_on: isoOf(feed.created_on),
    last_read_on: feed.last_read_on === null ? null : isoOf(feed.last_read_on),
    readers: readers.map((one) => ({
      address: one.address,
      reads: one.reads,
      first_read_on: isoOf(one.first_read_on),
      last_read_on: isoOf(one.last_read_on),
    })),
  };
}

const isoOf = (time: number): string => new Date(time).toISOString();
