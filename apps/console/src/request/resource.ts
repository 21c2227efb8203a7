import type {
  ResourceAction,
  ResourceAnswer,
  ResourceArguments,
  ResourceName,
} from '@casbah/contract/resource';
import { call } from './api.ts';

/** Calls an action of a resource behind the generic proxy. The server validates the response against the resource's schema. */
export async function resource<Name extends ResourceName, Action extends ResourceAction<Name>>(
  name: Name,
  action: Action,
  args: ResourceArguments<Name, Action> & object,
  options: { signal?: AbortSignal } = {},
): Promise<ResourceAnswer<Name, Action>> {
  const answer: unknown = await call(
    'POST /controls/make_api_request',
    { query: { resource: name }, body: { action: proxyAction(action), ...args } },
    options,
  );
  return answer as ResourceAnswer<Name, Action>;
}

const ACTIONS = ['get', 'post', 'patch', 'delete', 'list'] as const;

function proxyAction(action: string): (typeof ACTIONS)[number] {
  const found = ACTIONS.find((one) => one === action);
  if (found === undefined) throw new Error(`There is no action ${action}`);
  return found;
}
