import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { FeedAnswer, NewFeed } from '@casbah/contract/decisions';
import { MOST_FEEDS, parseFeedToken, writeFeedToken } from '@casbah/domain/block-list';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import type { ControlStore } from '@casbah/stores/control/control-store';
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
import type { Actor } from '../http/actor.ts';
import { isAllowedAddress } from '../http/address-list.ts';
import { hashOfSecret } from '../http/api-keys.ts';
import { change, nameTaken } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import type { BlockLists } from './lists.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Compared against if no such feed exists, so both cases take equally long. */
const NOBODYS = hashOfSecret('');

interface FeedsParts {
  control: ControlStore;
  clock: () => number;
  lists: BlockLists;
}

/** Feeds of lists: products fetch them with the token in the URL, without a session. */
export class Feeds {
  readonly #parts: FeedsParts;

  constructor(parts: FeedsParts) {
    this.#parts = parts;
  }

  async list(tenant: string): Promise<FeedAnswer[]> {
    const { feeds, readers } = await this.#parts.control.inTenant(tenant, async (tx) => ({
      feeds: await listFeeds(tx),
      readers: await listFeedReaders(tx),
    }));
    const byFeed = Map.groupBy(readers, ({ feed_id }) => feed_id);
    return feeds.map((one) => answerOf(one, byFeed.get(one.id) ?? []));
  }

  /** Only the token's hash is stored: the address can't be shown again. */
  async make(actor: Actor, given: NewFeed): Promise<{ feed: FeedAnswer; path: string }> {
    const { tenant } = actor;
    // Refuses a list that the product doesn't know, before anything is written.
    await this.#parts.lists.preview(tenant, given.format, given.kind);
    const id = Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const { path, secret_hash } = newAddress(id);
    const { name, format, kind, networks } = given;
    await change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
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
        record({ event: 'feed.created', object: id, details });
      },
      { ifDuplicate: nameTaken('feed', name) },
    );
    const feed = (await this.list(tenant)).find((one) => one.id === id);
    if (feed === undefined) throw new ApiFailure('NOT_FOUND');
    return { feed, path };
  }

  async renew(actor: Actor, id: string): Promise<string> {
    const { path, secret_hash } = newAddress(id);
    await change(this.#parts, actor, async (tx, { record }) => {
      const name = await changeFeedSecret(tx, id, secret_hash);
      if (name === undefined) throw new ApiFailure('NOT_FOUND');
      record({ event: 'feed.token_replaced', object: id, details: { name } });
    });
    return path;
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await change(this.#parts, actor, async (tx, { record }) => {
      const removed = await removeFeed(tx, id);
      if (removed === undefined) throw new ApiFailure('NOT_FOUND');
      const details = { name: removed.name };
      record({ event: 'feed.deleted', object: id, details });
    });
  }

  /**
   * Returns the list as a product reads it. A wrong token and a wrong URL get the same response, so feeds
   * can't be probed.
   */
  async read(token: string, address: string): Promise<{ text: string; etag: string }> {
    const parts = parseFeedToken(token);
    const feed =
      parts === undefined
        ? undefined
        : await this.#parts.control.asSystem((tx) => findFeedToRead(tx, parts.id));
    const isRight = timingSafeEqual(
      Buffer.from(hashOfSecret(parts?.secret ?? '')),
      Buffer.from(feed?.secret_hash ?? NOBODYS),
    );
    if (feed === undefined || !isRight || !isAllowedAddress(feed.networks, address))
      throw new ApiFailure('NOT_FOUND');
    const { text } = await this.#parts.lists.file(feed.tenant_id, feed.format, feed.kind);
    const time = this.#parts.clock();
    await this.#parts.control.inTenant(feed.tenant_id, (tx) => markFeedRead(tx, feed, { time, address }));
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
    created_on: isoTime(feed.created_on),
    last_read_on: isoTimeOrNull(feed.last_read_on),
    readers: readers.map((one) => ({
      address: one.address,
      reads: one.reads,
      first_read_on: isoTime(one.first_read_on),
      last_read_on: isoTime(one.last_read_on),
    })),
  };
}
