import { createHash, randomBytes } from 'node:crypto';
import type { ControlTx, SystemTx } from '../transaction.ts';
import type { LinkData, LinkPurpose } from './link-purpose.ts';

export interface NewLink {
  purpose: LinkPurpose;
  tenant: string | null;
  /** Recipient's account, if any. */
  user?: string;
  /** Recipient's email address. */
  email: string;
  data?: LinkData;
  /** Milliseconds since 1970 UTC. */
  createdOn: number;
  expiresOn: number;
}

export interface Link {
  purpose: LinkPurpose;
  tenant: string | null;
  user: string | null;
  email: string;
  data: LinkData;
  createdOn: number;
  expiresOn: number;
}

/** 256 random bits can't be guessed, so a plain hash of the token is enough. */
const TOKEN_BYTES = 32;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates a link and returns its token. Only the hash is stored, so a stolen store opens no link. */
export async function makeLink(tx: ControlTx, link: NewLink): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await tx
    .insertInto('one_time_links')
    .values({
      token_hash: hashOf(token),
      purpose: link.purpose,
      tenant_id: link.tenant,
      user_id: link.user ?? null,
      email: link.email.toLowerCase(),
      data: JSON.stringify(link.data ?? {}),
      created_on: link.createdOn,
      expires_on: link.expiresOn,
    })
    .execute();
  return token;
}

/**
 * Consumes a link; only one of two concurrent calls gets it. Act on it in the same transaction: if that rolls
 * back, the link stays valid. Runs as system, since a token doesn't reveal its tenant.
 */
export async function useLink(
  tx: SystemTx,
  purpose: LinkPurpose | readonly LinkPurpose[],
  token: string,
  now: number,
): Promise<Link | undefined> {
  const taken = await tx
    .deleteFrom('one_time_links')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', typeof purpose === 'string' ? [purpose] : purpose)
    .where('expires_on', '>', now)
    .returningAll()
    .executeTakeFirst();
  return taken === undefined ? undefined : linkOf(taken);
}

/** Reads a link without consuming it. */
export async function readLink(
  tx: ControlTx,
  purpose: LinkPurpose | readonly LinkPurpose[],
  token: string,
  now: number,
): Promise<Link | undefined> {
  const found = await tx
    .selectFrom('one_time_links')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', typeof purpose === 'string' ? [purpose] : purpose)
    .where('expires_on', '>', now)
    .executeTakeFirst();
  return found === undefined ? undefined : linkOf(found);
}

/** Deletes all links of a kind sent to a person, so that an older email can't undo later changes. */
export async function removeLinksOf(
  tx: ControlTx,
  user: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await tx
    .deleteFrom('one_time_links')
    .where('user_id', '=', user)
    .where('purpose', 'in', purposes)
    .execute();
}

/** Deletes expired links. Returns how many. */
export async function removeEndedLinks(tx: SystemTx, now: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('one_time_links')
    .where('expires_on', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function linkOf(row: {
  purpose: LinkPurpose;
  tenant_id: string | null;
  user_id: string | null;
  email: string;
  data: LinkData;
  created_on: number;
  expires_on: number;
}): Link {
  return {
    purpose: row.purpose,
    tenant: row.tenant_id,
    user: row.user_id,
    email: row.email,
    data: row.data,
    createdOn: row.created_on,
    expiresOn: row.expires_on,
  };
}
