import type { ProviderAnswer } from '@casbah/domain/identity-provider';
import { domainOfEmail } from '@casbah/domain/identity-provider';
import { listAccessProfiles, setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import {
  addIdentity,
  findIdentity,
  hasIdentityAt,
  type StoredProvider,
} from '@casbah/stores/control/sso/identity-providers';
import { findTenant } from '@casbah/stores/control/tenant/tenants';
import { verifiedDomains } from '@casbah/stores/control/tenantdomains/tenant-domains';
import type { ControlTx, TenantTx } from '@casbah/stores/control/transaction';
import { addUser, findUser, findUserByEmail, type User } from '@casbah/stores/control/users/users';
import { accountAuthor, type Trace } from '../http/actor.ts';
import type { ChangeContext } from '../http/change.ts';
import { AnswerRefused } from './said.ts';

/** The email is in none of the company's domains: a provider can sign in only its own company's people. */
export class ForeignAddress extends AnswerRefused {}

/** What a sign-in that creates or changes a person needs to record it. */
interface Provisioning extends ChangeContext {
  trace: Trace;
}

/** The company's verified domains, the first one first. */
export async function domainsOf(tx: ControlTx, tenant: string): Promise<string[]> {
  const found = await findTenant(tx, tenant);
  const all = [found?.primary_domain ?? '', ...(await verifiedDomains(tx, tenant))];
  return [...new Set(all.map((domain) => domain.toLowerCase()).filter((domain) => domain !== ''))];
}

/** Throws `ForeignAddress` unless the email is in one of the company's domains. */
export async function assertOwnAddress(
  tx: TenantTx,
  provider: Pick<StoredProvider, 'tenant_id'>,
  email: string,
): Promise<void> {
  const domains = await domainsOf(tx, provider.tenant_id);
  if (!domains.includes(domainOfEmail(email)))
    throw new ForeignAddress(`${email} is of no domain of the company`);
}

/**
 * Returns the person signed in by the provider: by the provider's own ID, at first by email; creates the
 * account if the company allows it. Throws `AnswerRefused`. Runs in a transaction of that company.
 */
export async function personOf(
  tx: TenantTx,
  provider: StoredProvider,
  answer: ProviderAnswer,
  { time: now, record, trace }: Provisioning,
): Promise<User> {
  const { tenant_id: tenant } = provider;
  const known = await findIdentity(tx, { provider: provider.id, subject: answer.subject });
  let user = known === undefined ? undefined : await findUser(tx, known);
  if (user === undefined) {
    await assertOwnAddress(tx, provider, answer.email);
    user = await findUserByEmail(tx, answer.email);
    // A reassigned email address must not open its first owner's account.
    if (user !== undefined && (await hasIdentityAt(tx, { provider: provider.id, user: user.id })))
      throw new AnswerRefused(`it has another ID for ${answer.email} than before`);
    user ??= await makePerson(tx, provider, answer, { time: now, record, trace });
    await addIdentity(tx, {
      tenant_id: tenant,
      provider_id: provider.id,
      subject: answer.subject,
      user_id: user.id,
      created_on: now,
    });
  }
  await followGroups(tx, provider, answer, { user, time: now, record, trace });
  return user;
}

async function makePerson(
  tx: TenantTx,
  provider: StoredProvider,
  { email, name }: ProviderAnswer,
  { time: now, record, trace }: Provisioning,
): Promise<User> {
  if (!provider.creates_people) throw new AnswerRefused(`no account has the address ${email}`);
  const { tenant_id: tenant, default_profile } = provider;
  const id = crypto.randomUUID();
  await addUser(tx, {
    id,
    tenant_id: tenant,
    email,
    name,
    password_hash: null,
    source: 'sso',
    created_on: now,
    created_by: provider.modified_by,
  });
  const profiles = (await listAccessProfiles(tx)).filter((profile) => profile.id === default_profile);
  await setProfilesOf(tx, {
    tenant,
    user: id,
    profiles: profiles.map((profile) => profile.id),
    time: now,
    by: provider.modified_by,
  });
  const details = { provider: provider.id, email, profiles: profiles.map((profile) => profile.id) };
  record({ object: id, details }, accountAuthor({ tenant_id: tenant, id, email }, trace));
  const user = await findUser(tx, id);
  if (user === undefined) throw new Error('A person who was made is there');
  return user;
}

/** Profiles granted by the provider's groups last as long as the groups; others stay unchanged. */
async function followGroups(
  tx: TenantTx,
  provider: StoredProvider,
  { groups }: ProviderAnswer,
  { user, time: now, record, trace }: Provisioning & { user: User },
): Promise<void> {
  if (groups === undefined || provider.group_profiles.length === 0) return;
  const there = new Set((await listAccessProfiles(tx)).map(({ id }) => id));
  const given = new Set(provider.group_profiles.map(({ profile }) => profile));
  const member = new Set(groups);
  const before = user.profiles.map(({ id }) => id);
  const after = new Set(before.filter((id) => !given.has(id)));
  for (const { group, profile } of provider.group_profiles)
    if (member.has(group) && there.has(profile)) after.add(profile);
  if (after.size === before.length && before.every((id) => after.has(id))) return;
  const profiles = [...after].sort();
  // The person who mapped groups to profiles counts as the granter.
  const by = provider.modified_by;
  await setProfilesOf(tx, { tenant: provider.tenant_id, user: user.id, profiles, time: now, by });
  const changes = { access_profiles: { before: [...before].sort(), after: profiles } };
  record({ object: user.id, details: { provider: provider.id }, changes }, accountAuthor(user, trace));
}
