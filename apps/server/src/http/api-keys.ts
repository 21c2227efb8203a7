import { createHash, timingSafeEqual } from 'node:crypto';
import { boundedBy, rightsOf } from '@casbah/domain/access-profile';
import { apiKeyText, parseApiKey } from '@casbah/domain/api-key';
import { settingsOf } from '@casbah/domain/tenant-config';
import { type FoundApiKey, findApiKeyToEnter, markApiKeyUsed } from '@casbah/stores/control/apikeys/api-keys';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { FastifyInstance } from 'fastify';
import { isAllowedAddress } from './address-list.ts';
import { ApiFailure } from './failure.ts';
import { type Identity, switchedOffAreas } from './sessions.ts';

/** Returns the stored hash of a key's secret. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Minimum time between updates of a key's last use, so reads don't cause writes. */
const MARK_EVERY = 60_000;
/** Compared against if no such key exists, so both cases take equally long. */
const NOBODYS = hashOfSecret('');

/**
 * Authenticates programs by `Authorization: Bearer casbah_…`, ignoring cookies. No CSRF token is needed, because browsers
 * never add this header. A key has only permissions that both its profile and its creator have.
 */
export function useApiKeys(
  app: FastifyInstance,
  { control, clock }: { control: ControlStore; clock: () => number },
): void {
  app.addHook('onRequest', async (request) => {
    const given = apiKeyText(request.headers.authorization);
    if (given === undefined) return;
    request.identity = undefined;
    request.awaiting = undefined;
    request.isOutOfRange = false;
    const parts = parseApiKey(given);
    const found =
      parts === undefined ? undefined : await control.asSystem((tx) => findApiKeyToEnter(tx, parts.id));
    const isRight = isSecret(parts?.secret ?? '', found?.secret_hash ?? NOBODYS);
    const now = clock();
    const identity =
      found === undefined || !isRight || found.expires_on <= now ? undefined : identityOf(found);
    if (found === undefined || identity === undefined) {
      request.keyRefusal = new ApiFailure('API_KEY_INVALID');
      return;
    }
    const lists = [found.networks, settingsOf(found.config).value('security', 'ip_allow_list')];
    if (!lists.every((list) => isAllowedAddress(list, request.ip))) {
      request.keyRefusal = new ApiFailure('OUT_OF_ALLOWED_IP_RANGE', { address: request.ip });
      return;
    }
    request.identity = identity;
    if (found.last_used_on !== null && now - found.last_used_on <= MARK_EVERY) return;
    const used = { time: now, address: request.ip };
    await control.inTenant(found.tenant_id, (tx) => markApiKeyUsed(tx, found.id, used));
  });
}

function isSecret(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(secret)), Buffer.from(hash));
}

/** An API key's current identity, for work that continues after its request; `undefined` once the key is invalid. */
export async function apiKeyNow(
  tx: TenantTx,
  { id, now }: { id: string; now: number },
): Promise<Identity | undefined> {
  const found = await findApiKeyToEnter(tx, id);
  return found === undefined || found.expires_on <= now ? undefined : identityOf(found);
}

/** The profile's permissions, limited to its creator's current ones; `undefined` if the creator left or is no longer an admin. */
function identityOf(found: FoundApiKey): Identity | undefined {
  const { id, name, tenant_id: tenant, user_id: user, email, profile } = found;
  const without = switchedOffAreas(found.config);
  const maker = rightsOf({ isAdmin: found.is_admin, profiles: found.profiles, without });
  if (!found.is_active || maker.role === 'enduser') return undefined;
  const rights = boundedBy(rightsOf({ isAdmin: false, profiles: [profile], without }), maker);
  return { tenant, user, email, rights, apiKey: { id, name, maker } };
}
