import type { Actor, AppRecord } from './app-record.ts';
import type { Client } from './client.ts';
import { codeOf, emailOf, numberOf, uuidOf } from './ids.ts';

const WORKSPACE = { id: codeOf('T0', 'atlas-foods', 9), name: 'Atlas Foods', domain: 'atlasfoods' };

export const CHANNELS = [
  'general',
  'it-help',
  'release-notes',
  'recipes-lab',
  'packaging-2027',
  'demand-forecast',
  'cold-chain-alerts',
  'canteen',
] as const;

/** The object of a Slack action. */
type SlackEntity =
  | { type: 'user'; user: Actor }
  | { type: 'workspace' }
  | { type: 'channel'; name: string; isPrivate?: true }
  | { type: 'file'; name: string; owner: Actor }
  | { type: 'app'; name: string; scopes: readonly string[] };

function entityOf(entity: SlackEntity): object {
  switch (entity.type) {
    case 'user':
      return { type: 'user', user: userOf(entity.user) };
    case 'workspace':
      return { type: 'workspace', workspace: WORKSPACE };
    case 'channel':
      return {
        type: 'channel',
        channel: {
          id: codeOf('C0', entity.name, 9),
          name: entity.name,
          privacy: entity.isPrivate === undefined ? 'public' : 'private',
          is_shared: false,
          is_org_shared: false,
          teams_shared_with: [],
        },
      };
    case 'file': {
      const extension = entity.name.slice(entity.name.lastIndexOf('.') + 1);
      return {
        type: 'file',
        file: {
          id: codeOf('F0', `${entity.owner.account} ${entity.name}`, 9),
          name: entity.name,
          title: entity.name,
          filetype: extension,
        },
      };
    }
    case 'app':
      return {
        type: 'app',
        app: {
          id: codeOf('A0', entity.name, 9),
          name: entity.name,
          is_distributed: true,
          is_directory_approved: false,
          is_workflow_app: false,
          scopes: entity.scopes,
        },
      };
  }
}

const userOf = (actor: Actor): object => ({
  id: codeOf('U0', actor.account, 9),
  name: actor.name,
  email: emailOf(actor),
  team: WORKSPACE.id,
});

/** A record in the shape of Slack's Audit Logs API. */
export function slackRecord(act: {
  time: number;
  actor: Actor;
  client: Client;
  action: string;
  entity: SlackEntity;
  details?: object;
}): AppRecord {
  const { time, actor, client, action, entity, details } = act;
  const id = uuidOf(`slack/${time}/${actor.account}/${action}/${JSON.stringify(entity)}`);
  return {
    app: 'slack',
    id,
    time,
    record: {
      id,
      date_create: Math.floor(time / 1000),
      action,
      actor: { type: 'user', user: userOf(actor) },
      entity: entityOf(entity),
      context: {
        location: { type: 'workspace', ...WORKSPACE },
        ua: client.userAgent,
        session_id: 1_000_000_000_000 + numberOf(`${actor.account} ${client.address}`),
        ip_address: client.address,
      },
      ...(details === undefined ? {} : { details }),
    },
  };
}
