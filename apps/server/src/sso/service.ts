import { X509Certificate } from 'node:crypto';
import type {
  IdentityProvider,
  newProvider,
  providerChange,
  ServiceAddresses,
  SsoDomain,
  SsoOverview,
} from '@casbah/contract/sso';
import { domainOfEmail, type ProviderKind } from '@casbah/domain/identity-provider';
import { isoTime } from '@casbah/domain/iso-time';
import { listAccessProfiles } from '@casbah/stores/control/accessprofiles/access-profiles';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addProvider,
  changeProvider,
  domainsWithProvider,
  findProvider,
  isPrimaryElsewhere,
  listProviders,
  listSsoDomains,
  listSysadmins,
  peopleOfProviders,
  removeProvider,
  removeSsoDomain,
  type StoredProvider,
  setExempt,
  setSsoDomain,
} from '@casbah/stores/control/sso/identity-providers';
import type { ControlTx, TenantTx } from '@casbah/stores/control/transaction';
import type { z } from 'zod';
import { type Actor, changesBetween } from '../http/actor.ts';
import { change, changeAsSystem } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import { type Outgoing, OutgoingFailed, OutgoingRefused } from '../http/outgoing.ts';
import { assertMayShowNames } from '../http/show-names.ts';
import type { Seal } from '../seal.ts';
import { addressesOf } from './addresses.ts';
import type { ProviderMetadata } from './metadata.ts';
import type { OpenIdConnect } from './oidc.ts';
import { domainsOf } from './people.ts';
import { clientSecretContext } from './sign-in.ts';

type NewProvider = z.infer<typeof newProvider>;
type ProviderChange = z.infer<typeof providerChange>;
/** The parts of a stored provider that come from the provider itself. */
type Source = Pick<
  StoredProvider,
  'entity_id' | 'sign_in_url' | 'logout_url' | 'metadata_url' | 'client_id'
> & { certificates: readonly string[]; client_secret: string | null };

const MOST_PROVIDERS = 20;

interface SsoParts {
  control: ControlStore;
  clock: () => number;
  seal: Seal;
  outgoing: Outgoing;
  oidc: OpenIdConnect;
}

/** Sets up single sign-on. The history records every change, without secrets. */
export class SsoService {
  readonly #parts: SsoParts;

  constructor(parts: SsoParts) {
    this.#parts = parts;
  }

  async overview(tenant: string): Promise<SsoOverview> {
    const { providers, people, sysadmins, profiles } = await this.#parts.control.inTenant(
      tenant,
      async (tx) => ({
        providers: await listProviders(tx, tenant),
        people: await peopleOfProviders(tx),
        sysadmins: await listSysadmins(tx, tenant),
        profiles: await listAccessProfiles(tx),
      }),
    );
    const domains = await this.#domains(tenant);
    return {
      providers: providers.map((provider) => shown(provider, domains, people)),
      domains,
      sysadmins: sysadmins.map(({ has_password: _, ...rest }) => rest),
      profiles: profiles.map(({ id, name }) => ({ id, name })),
    };
  }

  async one(tenant: string, id: string): Promise<IdentityProvider> {
    const { providers } = await this.overview(tenant);
    const found = providers.find((provider) => provider.id === id);
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    return found;
  }

  /** Throws `NOT_FOUND` for another company's provider. */
  async stored(tenant: string, id: string): Promise<StoredProvider> {
    const found = await this.#parts.control.inTenant(tenant, (tx) => findProvider(tx, id));
    if (found === undefined) throw new ApiFailure('NOT_FOUND');
    return found;
  }

  async add(actor: Actor, given: NewProvider, origin: string): Promise<IdentityProvider> {
    const { tenant, user } = actor;
    const source = await this.#sourceOf(given.id, given.kind, given, undefined);
    await change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        if ((await listProviders(tx, tenant)).length >= MOST_PROVIDERS)
          throw new ApiFailure('SSO_PROVIDER_LIMIT', { limit: MOST_PROVIDERS });
        await assertProfiles(tx, actor, given);
        await addProvider(tx, {
          id: given.id,
          tenant_id: tenant,
          kind: given.kind,
          name: given.name,
          service_origin: origin,
          ...columnsOf(source),
          mapping: JSON.stringify(given.mapping ?? {}),
          group_profiles: JSON.stringify(given.group_profiles ?? []),
          default_profile: given.default_profile ?? null,
          creates_people: given.creates_people ?? false,
          takes_unasked: given.takes_unasked ?? false,
          trusts_email: given.trusts_email ?? given.kind === 'saml',
          is_enabled: given.is_enabled ?? true,
          is_listed: given.is_listed ?? false,
          created_on: time,
          created_by: user,
          modified_on: time,
          modified_by: user,
        });
        record({
          event: 'identity_provider.created',
          object: given.id,
          details: { name: given.name, kind: given.kind, entity_id: source.entity_id },
        });
      },
      { ifDuplicate: taken(given.name) },
    );
    return this.one(tenant, given.id);
  }

  async change(actor: Actor, id: string, given: ProviderChange): Promise<IdentityProvider> {
    const { tenant, user } = actor;
    const before = await this.stored(tenant, id);
    const source = await this.#sourceOf(id, before.kind, given, before);
    await change(
      this.#parts,
      actor,
      async (tx, { time, record }) => {
        await assertProfiles(tx, actor, given);
        const { mapping, group_profiles } = given;
        const plain = definedOf({
          name: given.name,
          default_profile: given.default_profile,
          creates_people: given.creates_people,
          takes_unasked: given.takes_unasked,
          trusts_email: given.trusts_email,
          is_enabled: given.is_enabled,
          is_listed: given.is_listed,
        });
        await changeProvider(tx, id, {
          ...columnsOf(source),
          ...plain,
          ...(mapping === undefined ? {} : { mapping: JSON.stringify(mapping) }),
          ...(group_profiles === undefined ? {} : { group_profiles: JSON.stringify(group_profiles) }),
          modified_on: time,
          modified_by: user,
        });
        const { client_secret, ...open } = source;
        record({
          event: 'identity_provider.changed',
          object: id,
          changes: {
            ...changesBetween({ ...before }, definedOf({ ...open, ...plain, mapping, group_profiles })),
            // Records only the fact that it changed.
            ...(client_secret === before.client_secret
              ? {}
              : { client_secret: { before: '…', after: 'changed' } }),
          },
        });
      },
      { ifDuplicate: taken(given.name ?? before.name) },
    );
    return this.one(tenant, id);
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await change(this.#parts, actor, async (tx, { record }) => {
      const before = await findProvider(tx, id);
      if (before === undefined || !(await removeProvider(tx, id))) throw new ApiFailure('NOT_FOUND');
      const { name, kind, entity_id } = before;
      record({ event: 'identity_provider.deleted', object: id, details: { name, kind, entity_id } });
    });
  }

  /** Starts a provider test; its result is recorded at the end. */
  async recordTest(actor: Actor, { id, name, kind }: StoredProvider): Promise<void> {
    await change(this.#parts, actor, async (_tx, { record }) =>
      record({ event: 'identity_provider.tested', object: id, details: { name, kind } }),
    );
  }

  /** Assigns a company's domain to one of its providers, or to none. */
  async setDomain(
    actor: Actor,
    given: { domain: string; provider_id: string | null; is_forced: boolean },
  ): Promise<SsoDomain[]> {
    const { tenant } = actor;
    const domain = given.domain.trim().toLowerCase();
    // As system: a company's transaction can't see whether another company has the domain.
    await changeAsSystem(
      this.#parts,
      async (tx, { record }) => {
        const [before] = await listSsoDomains(tx, [domain]);
        if (before !== undefined && before.tenant_id !== tenant)
          throw new ApiFailure('SSO_DOMAIN_TAKEN', { domain });
        if (given.provider_id === null) await removeSsoDomain(tx, { tenant, domain });
        else {
          if (!(await domainsOf(tx, tenant)).includes(domain))
            throw unusable('domain', 'problem.not_own_domain', { domain });
          if (await isPrimaryElsewhere(tx, { tenant, domain }))
            throw new ApiFailure('SSO_DOMAIN_TAKEN', { domain });
          const provider = await findProvider(tx, given.provider_id);
          if (provider === undefined || provider.tenant_id !== tenant) throw new ApiFailure('NOT_FOUND');
          const { provider_id, is_forced } = given;
          await setSsoDomain(tx, { tenant_id: tenant, domain, provider_id, is_forced });
          if (is_forced) await assertWayBack(tx, tenant);
        }
        const after = {
          provider_id: given.provider_id,
          is_forced: given.provider_id !== null && given.is_forced,
        };
        const old = { provider_id: before?.provider_id ?? null, is_forced: before?.is_forced ?? false };
        record({ event: 'sso.domain_changed', object: domain, changes: changesBetween(old, after) }, actor);
      },
      { ifDuplicate: (cause) => new ApiFailure('SSO_DOMAIN_TAKEN', { domain }, { cause }) },
    );
    return this.#domains(tenant);
  }

  /** Exempts a sysadmin from enforced single sign-on, or ends the exemption. */
  async setExempt(
    actor: Actor,
    { user_id: user, is_exempt: isExempt }: { user_id: string; is_exempt: boolean },
  ): Promise<SsoOverview['sysadmins']> {
    const { tenant } = actor;
    return change(this.#parts, actor, async (tx, { record }) => {
      const before = (await listSysadmins(tx, tenant)).find(({ id }) => id === user);
      if (before === undefined) throw new ApiFailure('NOT_FOUND');
      await setExempt(tx, { tenant, user, isExempt });
      if (!isExempt) await assertWayBack(tx, tenant);
      record({
        event: 'sso.exemptions_changed',
        object: user,
        changes: changesBetween(
          { password_in_any_case: before.is_exempt },
          { password_in_any_case: isExempt },
        ),
      });
      return (await listSysadmins(tx, tenant)).map(({ has_password: _, ...rest }) => rest);
    });
  }

  async #domains(tenant: string): Promise<SsoDomain[]> {
    return this.#parts.control.asSystem(async (tx) => {
      const own = await domainsOf(tx, tenant);
      const names = [...new Set([...own, ...(await domainsWithProvider(tx, tenant))])];
      const rows = new Map((await listSsoDomains(tx, names)).map((row) => [row.domain, row]));
      return names.map((domain) => {
        const row = rows.get(domain);
        const isOwn = row?.tenant_id === tenant;
        return {
          domain,
          is_primary: domain === own[0],
          provider_id: isOwn ? row.provider_id : null,
          is_forced: isOwn && row.is_forced,
          is_taken: row !== undefined && !isOwn,
        };
      });
    });
  }

  /** The provider's metadata, fetched again if a source is given; otherwise `before`. */
  async #sourceOf(
    id: string,
    kind: ProviderKind,
    given: ProviderChange,
    before: StoredProvider | undefined,
  ): Promise<Source> {
    const secret =
      given.client_secret === undefined
        ? (before?.client_secret ?? null)
        : given.client_secret === ''
          ? null
          : this.#parts.seal.seal(given.client_secret, clientSecretContext(id));
    switch (kind) {
      case 'saml': {
        const { metadata_xml, metadata_url } = given;
        if (metadata_xml === undefined && metadata_url === undefined && before !== undefined)
          return { ...before, client_secret: null };
        const xml = metadata_xml ?? (await this.#fetchMetadata(metadata_url ?? ''));
        const read = await metadataOf(xml, metadata_xml === undefined ? 'metadata_url' : 'metadata_xml');
        return {
          entity_id: read.entityId,
          sign_in_url: read.signInUrl,
          logout_url: read.logoutUrl,
          certificates: read.certificates,
          client_id: '',
          client_secret: null,
          metadata_url: metadata_xml === undefined ? (metadata_url ?? '') : '',
        };
      }
      case 'oidc': {
        const issuer = given.issuer ?? before?.entity_id ?? '';
        const client_id = given.client_id ?? before?.client_id ?? '';
        if (!isIssuer(issuer))
          throw unusable('issuer', 'problem.not_address', { example: 'https://login.company.example' });
        if (client_id === '') throw unusable('client_id', 'problem.required');
        const isOther =
          before === undefined ||
          given.issuer !== undefined ||
          given.client_id !== undefined ||
          given.client_secret !== undefined;
        if (isOther)
          await calling(
            () => this.#parts.oidc.assertAnswers(issuer, client_id, given.client_secret ?? ''),
            'issuer',
          );
        return {
          entity_id: issuer,
          sign_in_url: '',
          logout_url: '',
          metadata_url: '',
          certificates: [],
          client_id,
          client_secret: secret,
        };
      }
    }
  }

  async #fetchMetadata(url: string): Promise<string> {
    if (!URL.canParse(url))
      throw unusable('metadata_url', 'problem.not_address', {
        example: 'https://login.company.example/metadata',
      });
    return calling(async () => {
      const answer = await this.#parts.outgoing(url, {
        follow: true,
        headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
      });
      if (answer.status !== 200)
        throw new OutgoingFailed(new URL(url).host, `it responds with status ${answer.status}`);
      return answer.text();
    }, 'metadata_url');
  }
}

/** For use as `ifDuplicate`: the name, or another unique field of a provider. */
const taken =
  (name: string) =>
  (cause: unknown): ApiFailure => {
    const isName =
      cause instanceof Error && 'constraint' in cause && cause.constraint === 'identity_provider_names';
    return isName
      ? new ApiFailure('NAME_TAKEN', { kind: 'identity-provider', name }, { cause })
      : new ApiFailure('CONFLICT', undefined, { cause });
  };

/** Throws `SSO_NO_WAY_BACK` if every sysadmin would need a provider to sign in. */
async function assertWayBack(tx: ControlTx, tenant: string): Promise<void> {
  const sysadmins = await listSysadmins(tx, tenant);
  const rows = await listSsoDomains(tx, [...new Set(sysadmins.map(({ email }) => domainOfEmail(email)))]);
  const forced = new Set(
    rows.filter((row) => row.tenant_id === tenant && row.is_forced).map((row) => row.domain),
  );
  const isIn = sysadmins.some(
    ({ has_password, is_exempt, email }) => has_password && (is_exempt || !forced.has(domainOfEmail(email))),
  );
  if (!isIn) throw new ApiFailure('SSO_NO_WAY_BACK');
}

async function assertProfiles(
  tx: TenantTx,
  actor: Actor,
  { default_profile, group_profiles = [] }: ProviderChange,
): Promise<void> {
  const profiles = await listAccessProfiles(tx);
  const there = new Set(profiles.map(({ id }) => id));
  const wanted = [
    ...(default_profile == null ? [] : [default_profile]),
    ...group_profiles.map((one) => one.profile),
  ];
  if (!wanted.every((id) => there.has(id))) throw unusable('profile', 'problem.no_profile');
  await assertMayShowNames(
    tx,
    actor,
    profiles.filter(({ id }) => wanted.includes(id)),
  );
}

async function metadataOf(xml: string, field: string): Promise<ProviderMetadata> {
  const { MetadataInvalid, readMetadata } = await import('./metadata.ts');
  try {
    return readMetadata(xml);
  } catch (error) {
    if (error instanceof MetadataInvalid)
      throw new ApiFailure('SSO_METADATA_INVALID', { field, problem: error.message }, { cause: error });
    throw error;
  }
}

/**
 * Converts failed requests to a provider into errors that name the cause, and the `field` with the URL if
 * there is one.
 */
export async function calling<Result>(work: () => Promise<Result>, field?: string): Promise<Result> {
  const at = field === undefined ? {} : { field };
  try {
    return await work();
  } catch (error) {
    if (error instanceof OutgoingRefused)
      throw new ApiFailure('SSO_ADDRESS_REFUSED', { ...at, host: error.host }, { cause: error });
    if (error instanceof OutgoingFailed)
      throw new ApiFailure(
        'SSO_PROVIDER_UNREACHABLE',
        { ...at, host: error.host, problem: error.message },
        { cause: error },
      );
    throw error;
  }
}

function isIssuer(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { search, hash, username } = new URL(text);
  return search === '' && hash === '' && username === '';
}

function columnsOf({ certificates, ...rest }: Source) {
  const { entity_id, sign_in_url, logout_url, metadata_url, client_id, client_secret } = rest;
  return {
    entity_id,
    sign_in_url,
    logout_url,
    metadata_url,
    client_id,
    client_secret,
    certificates: JSON.stringify(certificates),
  };
}

function definedOf<Given extends object>(
  given: Given,
): { [Key in keyof Given]?: Exclude<Given[Key], undefined> } {
  // After the filter, the entries have their given types without `undefined`.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Given]?: Exclude<Given[Key], undefined>;
  };
}

function shown(
  provider: StoredProvider,
  domains: readonly SsoDomain[],
  people: ReadonlyMap<string, number>,
): IdentityProvider {
  const { last_test, client_secret, certificates, group_profiles, service_origin, ...rest } = provider;
  return {
    ...rest,
    group_profiles: [...group_profiles],
    certificates: certificates.map(certificateOf),
    has_client_secret: client_secret !== null,
    domains: domains.filter((one) => one.provider_id === provider.id).map(({ domain }) => domain),
    people: people.get(provider.id) ?? 0,
    last_test:
      last_test === null
        ? null
        : {
            ...last_test,
            time: isoTime(last_test.time),
            groups: [...last_test.groups],
            attributes: [...last_test.attributes],
          },
    service: addressesOf(service_origin, provider.id),
  };
}

function certificateOf(pem: string): IdentityProvider['certificates'][number] {
  const { subject, fingerprint256, validFromDate, validToDate } = new X509Certificate(pem);
  return {
    subject: subject.replaceAll('\n', ', '),
    fingerprint: fingerprint256.replaceAll(':', '').toLowerCase(),
    valid_from: validFromDate.toISOString(),
    valid_to: validToDate.toISOString(),
  };
}

/** Casbah's URLs to enter at a provider before it is set up here. */
export function newServiceAddresses(origin: string): ServiceAddresses {
  return addressesOf(origin, crypto.randomUUID());
}
