import {
  type AccessProfileAnswer,
  accessProfile,
  type NewAccessProfile,
} from '@casbah/contract/accessprofiles';
import type { FoundItem, LoadItems } from '@casbah/widgets/typeahead/item.ts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call, leaveFor } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

type Body = Parameters<typeof call<'POST /controls/make_api_request'>>[1]['body'];
const ask = (resource: string, body: Body, signal?: AbortSignal) =>
  call(
    'POST /controls/make_api_request',
    { query: { resource }, body },
    signal === undefined ? {} : { signal },
  );

const profileList = z.object({ objects: z.array(accessProfile) });

/** Sorted by name. A company has a few dozen. */
export const profilesQuery = queryOptions({
  queryKey: ['accessprofiles', 'list'],
  queryFn: async ({ signal }) => {
    const answer = await ask('accessprofiles', { action: 'list', params: { limit: 0 } }, signal);
    return profileList.parse(answer).objects;
  },
});

export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: ['accessprofiles', 'one', id],
    queryFn: async ({ signal }) =>
      accessProfile.parse(await ask('accessprofiles', { action: 'get', id }, signal)),
  });

export const HOLDERS_SHOWN = 50;
export const holdersQuery = (id: string) =>
  queryOptions({
    queryKey: ['accessprofiles', 'holders', id],
    queryFn: ({ signal }) =>
      call(
        'GET /admin/profiles/{id}/holders',
        { params: { id }, query: { limit: HOLDERS_SHOWN } },
        { signal },
      ),
  });

export async function saveProfile(
  id: string | undefined,
  data: NewAccessProfile,
): Promise<AccessProfileAnswer> {
  const answer = await ask(
    'accessprofiles',
    id === undefined ? { action: 'post', data } : { action: 'patch', id, data },
  );
  await refreshProfiles();
  return accessProfile.parse(answer);
}

export async function deleteProfile(id: string): Promise<void> {
  await ask('accessprofiles', { action: 'delete', id });
  await queryClient.invalidateQueries({ queryKey: profilesQuery.queryKey });
}

export async function assignProfile(user_id: string, profile_id: string | null): Promise<void> {
  await call('POST /admin/profiles/assign', { body: { user_id, profile_id } });
  await refreshProfiles();
}

export function refreshProfiles(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['accessprofiles'] });
}

const ITEMS_A_LOOKUP = 20;
const found = (items: readonly FoundItem['data'][], loaded: number): FoundItem[] =>
  items.map((data, index) => ({ data, index: loaded + index }));

const people = z.object({
  objects: z.array(
    z.object({ id: z.string(), email: z.string(), first_name: z.string(), last_name: z.string() }),
  ),
});
export const findPeople: LoadItems = async (query, loaded, signal) => {
  const params = { query, limit: ITEMS_A_LOOKUP, offset: loaded };
  const { objects } = people.parse(await ask('users', { action: 'list', params }, signal));
  return found(
    objects.map(({ id, email, first_name, last_name }) => ({
      key: id,
      value: email,
      detail: `${first_name} ${last_name}`.trim(),
    })),
    loaded,
  );
};

const services = z.object({
  objects: z.array(z.object({ id: z.string(), name: z.string(), vendor: z.string().nullable() })),
});
export const findServices: LoadItems = async (query, loaded, signal) => {
  const params = { query, limit: ITEMS_A_LOOKUP, offset: loaded };
  const { objects } = services.parse(await ask('services', { action: 'list', params }, signal));
  return found(
    objects.map(({ id, name, vendor }) => ({ key: id, value: name, detail: vendor ?? undefined })),
    loaded,
  );
};

export const findUnits: LoadItems = async (query, loaded, signal) => {
  const asked = { q: query, limit: ITEMS_A_LOOKUP, offset: loaded };
  const { units } = await call('GET /admin/org_units', { query: asked }, { signal });
  return found(
    units.map(({ orgunit_id, name, fqn }) => ({ key: orgunit_id, value: name, detail: fqn })),
    loaded,
  );
};

/** Starts the preview of an access profile. Every page is remounted. */
export async function beginPreview(id: string): Promise<void> {
  await call('POST /admin/profiles/{id}/preview', { params: { id } });
  leaveFor('/ui/');
}
