import { createHash } from 'node:crypto';
import type { ProviderAnswer, ProviderTest } from '@casbah/domain/identity-provider';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../database.ts';
import type { ControlTx, SystemTx, TenantTx } from '../transaction.ts';

export type StoredProvider = Selectable<Database['identity_providers']>;
export type SsoDomain = Selectable<Database['sso_domains']>;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The tenant's identity providers, sorted by name. */
export async function listProviders(tx: TenantTx, tenant: string): Promise<StoredProvider[]> {
  return tx
    .selectFrom('identity_providers')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/**
 * The tenant's providers shown on its sign-in page, sorted by name. Runs as system, because no one is signed
 * in yet.
 */
export async function listShownProviders(tx: SystemTx, tenant: string): Promise<StoredProvider[]> {
  return tx
    .selectFrom('identity_providers')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('is_enabled', '=', true)
    .where('is_listed', '=', true)
    .orderBy('name')
    .limit(50)
    .execute();
}

export async function findProvider(tx: ControlTx, id: string): Promise<StoredProvider | undefined> {
  return tx.selectFrom('identity_providers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken, ignoring case. */
export async function addProvider(
  tx: ControlTx,
  provider: Insertable<Database['identity_providers']>,
): Promise<void> {
  await tx.insertInto('identity_providers').values(provider).execute();
}

/** Returns the updated provider. Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function changeProvider(
  tx: TenantTx,
  id: string,
  change: Updateable<Database['identity_providers']>,
): Promise<StoredProvider | undefined> {
  return tx
    .updateTable('identity_providers')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function saveProviderTest(tx: TenantTx, id: string, test: ProviderTest): Promise<void> {
  await tx
    .updateTable('identity_providers')
    .set({ last_test: JSON.stringify(test) })
    .where('id', '=', id)
    .execute();
}

/** Deletes a provider with its domains, identities and sessions. */
export async function removeProvider(tx: TenantTx, id: string): Promise<boolean> {
  const begun = tx.selectFrom('sso_sessions').select('session_name').where('provider_id', '=', id);
  await tx.deleteFrom('sessions').where('name', 'in', begun).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('identity_providers')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Number of people each provider has signed in, by provider ID. */
export async function peopleOfProviders(tx: TenantTx): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('sso_identities')
    .select(['provider_id', (eb) => eb.fn.countAll<number>().as('people')])
    .groupBy('provider_id')
    .execute();
  return new Map(rows.map(({ provider_id, people }) => [provider_id, people]));
}

/** The identity provider for a domain. Runs as system, because no one is signed in yet. */
export async function findSsoDomain(
  tx: SystemTx,
  domain: string,
): Promise<(SsoDomain & Pick<StoredProvider, 'kind'>) | undefined> {
  return tx
    .selectFrom('sso_domains')
    .innerJoin('identity_providers', (join) =>
      join
        .onRef('identity_providers.tenant_id', '=', 'sso_domains.tenant_id')
        .onRef('identity_providers.id', '=', 'sso_domains.provider_id'),
    )
    .selectAll('sso_domains')
    .select('identity_providers.kind')
    .where('sso_domains.domain', '=', domain)
    .where('identity_providers.is_enabled', '=', true)
    .executeTakeFirst();
}

/** The domains among these that have a provider: in all tenants as system, otherwise in the tenant. */
export async function listSsoDomains(tx: ControlTx, domains: readonly string[]): Promise<SsoDomain[]> {
  if (domains.length === 0) return [];
  return tx
    .selectFrom('sso_domains')
    .selectAll()
    .where('domain', 'in', [...domains])
    .execute();
}

/** A tenant's domains that have a provider. */
export async function domainsWithProvider(tx: ControlTx, tenant: string): Promise<string[]> {
  const rows = await tx.selectFrom('sso_domains').select('domain').where('tenant_id', '=', tenant).execute();
  return rows.map(({ domain }) => domain);
}

/** Throws a duplicate error (`isDuplicate`) if another tenant has the domain. */
export async function setSsoDomain(tx: ControlTx, domain: SsoDomain): Promise<void> {
  await tx
    .deleteFrom('sso_domains')
    .where('domain', '=', domain.domain)
    .where('tenant_id', '=', domain.tenant_id)
    .execute();
  await tx.insertInto('sso_domains').values(domain).execute();
}

export async function removeSsoDomain(
  tx: ControlTx,
  { tenant, domain }: { tenant: string; domain: string },
): Promise<void> {
  await tx.deleteFrom('sso_domains').where('domain', '=', domain).where('tenant_id', '=', tenant).execute();
}

/** Whether a domain is the primary domain of another tenant. Runs as system. */
export async function isPrimaryElsewhere(
  tx: SystemTx,
  { tenant, domain }: { tenant: string; domain: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('tenants')
    .select('id')
    .where('primary_domain', '=', domain)
    .where('id', '<>', tenant)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export interface BegunSignIn {
  /** Request ID (SAML) or state (OpenID Connect); only its hash is stored. */
  id: string;
  tenant: string;
  provider: string;
  /** Secret in the browser's cookie; only its hash is stored. */
  browser: string | undefined;
  relay?: string | undefined;
  redirect?: string | undefined;
  tester?: string | undefined;
  createdOn: number;
  expiresOn: number;
}

export interface SignInUnderWay {
  tenant: string;
  provider: string;
  redirect: string | undefined;
  tester: string | undefined;
  createdOn: number;
  isOf(browser: string | undefined): boolean;
  hasRelay(relay: string | undefined): boolean;
}

export async function beginSignIn(tx: TenantTx, begun: BegunSignIn): Promise<void> {
  await tx
    .insertInto('sso_sign_ins')
    .values({
      id_hash: hashOf(begun.id),
      tenant_id: begun.tenant,
      provider_id: begun.provider,
      browser_hash: begun.browser === undefined ? null : hashOf(begun.browser),
      relay_hash: begun.relay === undefined ? null : hashOf(begun.relay),
      redirect: begun.redirect ?? null,
      tester: begun.tester ?? null,
      answer: null,
      ticket_hash: null,
      created_on: begun.createdOn,
      expires_on: begun.expiresOn,
    })
    .execute();
}

/** Reads a sign-in that waits for its provider's response, without consuming it. */
export async function findSignIn(
  tx: TenantTx,
  { id, provider, now }: { id: string; provider: string; now: number },
): Promise<SignInUnderWay | undefined> {
  const row = await tx
    .selectFrom('sso_sign_ins')
    .selectAll()
    .where('id_hash', '=', hashOf(id))
    .where('provider_id', '=', provider)
    .where('ticket_hash', 'is', null)
    .where('expires_on', '>', now)
    .executeTakeFirst();
  return row === undefined ? undefined : underWay(row);
}

/** Finds the person testing a provider, by the value sent along with the request. */
export async function findTester(
  tx: TenantTx,
  { provider, relay, now }: { provider: string; relay: string | undefined; now: number },
): Promise<string | undefined> {
  if (relay === undefined) return undefined;
  const row = await tx
    .selectFrom('sso_sign_ins')
    .select('tester')
    .where('relay_hash', '=', hashOf(relay))
    .where('provider_id', '=', provider)
    .where('expires_on', '>', now)
    .executeTakeFirst();
  return row?.tester ?? undefined;
}

/** Consumes a sign-in; only one of two concurrent calls gets it. */
export async function takeSignIn(
  tx: TenantTx,
  { id, provider, now }: { id: string; provider: string; now: number },
): Promise<SignInUnderWay | undefined> {
  const row = await tx
    .deleteFrom('sso_sign_ins')
    .where('id_hash', '=', hashOf(id))
    .where('provider_id', '=', provider)
    .where('ticket_hash', 'is', null)
    .where('expires_on', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? undefined : underWay(row);
}

/**
 * Stores the provider's response until the browser sends the ticket. Returns whether the sign-in was still
 * waiting for it.
 */
export async function answerSignIn(
  tx: TenantTx,
  { id, now, ...given }: { id: string; ticket: string; answer: ProviderAnswer; now: number; until: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sso_sign_ins')
    .set({
      answer: JSON.stringify(given.answer),
      ticket_hash: hashOf(given.ticket),
      expires_on: given.until,
    })
    .where('id_hash', '=', hashOf(id))
    .where('ticket_hash', 'is', null)
    .where('expires_on', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Redeems a ticket. Works once. */
export async function takeTicket(
  tx: SystemTx,
  { ticket, now }: { ticket: string; now: number },
): Promise<(SignInUnderWay & { answer: ProviderAnswer }) | undefined> {
  const row = await tx
    .deleteFrom('sso_sign_ins')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('expires_on', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row === undefined || row.answer === null ? undefined : { ...underWay(row), answer: row.answer };
}

function underWay(row: Selectable<Database['sso_sign_ins']>): SignInUnderWay {
  return {
    tenant: row.tenant_id,
    provider: row.provider_id,
    redirect: row.redirect ?? undefined,
    tester: row.tester ?? undefined,
    createdOn: row.created_on,
    // A sign-in started by the provider is valid in any browser.
    isOf: (browser) =>
      row.browser_hash === null || (browser !== undefined && hashOf(browser) === row.browser_hash),
    hasRelay: (relay) => row.relay_hash === null || (relay !== undefined && hashOf(relay) === row.relay_hash),
  };
}

/** Records that a response was used. Returns `false` if it was used before. */
export async function useAnswer(
  tx: TenantTx,
  { tenant, provider, id, expiresOn }: { tenant: string; provider: string; id: string; expiresOn: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('sso_used_answers')
    .values({ id_hash: hashOf(`${provider} ${id}`), tenant_id: tenant, expires_on: expiresOn })
    .onConflict((conflict) => conflict.column('id_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findIdentity(
  tx: TenantTx,
  { provider, subject }: { provider: string; subject: string },
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('sso_identities')
    .select('user_id')
    .where('provider_id', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.user_id;
}

export async function addIdentity(
  tx: TenantTx,
  identity: Insertable<Database['sso_identities']>,
): Promise<void> {
  await tx.insertInto('sso_identities').values(identity).execute();
}

/** Whether the provider already knows this person under another name. */
export async function hasIdentityAt(
  tx: TenantTx,
  { provider, user }: { provider: string; user: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('sso_identities')
    .select('subject')
    .where('provider_id', '=', provider)
    .where('user_id', '=', user)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function nameSsoSession(
  tx: ControlTx,
  session: Insertable<Database['sso_sessions']>,
): Promise<void> {
  await tx.insertInto('sso_sessions').values(session).execute();
}

/** Ends the sessions a provider started for this person, or only the named one. Returns how many. */
export async function endSsoSessions(
  tx: TenantTx,
  { provider, subject, index }: { provider: string; subject: string; index: string | undefined },
): Promise<number> {
  let named = tx
    .selectFrom('sso_sessions')
    .select('session_name')
    .where('provider_id', '=', provider)
    .where('subject', '=', subject);
  if (index !== undefined) named = named.where('session_index', '=', index);
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('name', 'in', named)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function findSsoKey(
  tx: TenantTx,
  tenant: string,
): Promise<Selectable<Database['sso_keys']> | undefined> {
  return tx.selectFrom('sso_keys').selectAll().where('tenant_id', '=', tenant).executeTakeFirst();
}

/** Keeps an existing key, so that two servers that create one concurrently both use the first. */
export async function addSsoKey(tx: TenantTx, key: Insertable<Database['sso_keys']>): Promise<void> {
  await tx
    .insertInto('sso_keys')
    .values(key)
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute();
}

export async function isExempt(
  tx: ControlTx,
  { tenant, user }: { tenant: string; user: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('password_exemptions')
    .select('user_id')
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return found !== undefined;
}

export async function setExempt(
  tx: ControlTx,
  { tenant, user, isExempt }: { tenant: string; user: string; isExempt: boolean },
): Promise<void> {
  if (isExempt)
    await tx
      .insertInto('password_exemptions')
      .values({ tenant_id: tenant, user_id: user })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('password_exemptions')
      .where('tenant_id', '=', tenant)
      .where('user_id', '=', user)
      .execute();
}

/** The tenant's active sysadmins, by name. */
export async function listSysadmins(
  tx: ControlTx,
  tenant: string,
): Promise<{ id: string; name: string; email: string; has_password: boolean; is_exempt: boolean }[]> {
  const rows = await tx
    .selectFrom('users')
    .leftJoin('password_exemptions', (join) =>
      join
        .onRef('password_exemptions.tenant_id', '=', 'users.tenant_id')
        .onRef('password_exemptions.user_id', '=', 'users.id'),
    )
    .select(['users.id', 'users.name', 'users.email', 'users.password_hash'])
    .select('password_exemptions.user_id as exempt')
    .where('users.tenant_id', '=', tenant)
    .where('users.is_admin', '=', true)
    .where('users.is_active', '=', true)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();
  return rows.map(({ password_hash, exempt, ...rest }) => ({
    ...rest,
    has_password: password_hash !== null,
    is_exempt: exempt !== null,
  }));
}

/** Deletes abandoned sign-ins and expired used responses. */
export async function removeEndedSignIns(tx: SystemTx, now: number): Promise<void> {
  await tx.deleteFrom('sso_sign_ins').where('expires_on', '<=', now).execute();
  await tx.deleteFrom('sso_used_answers').where('expires_on', '<=', now).execute();
}
