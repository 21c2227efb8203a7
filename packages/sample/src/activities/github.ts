import type { Actor, AppRecord } from './app-record.ts';
import type { Client } from './client.ts';
import { codeOf, emailOf, numberOf } from './ids.ts';

export const REPOSITORIES = [
  'recipes',
  'demand-forecast',
  'cold-chain-monitor',
  'packaging-vision',
  'erp-connectors',
  'supplier-portal',
  'web-shop',
  'label-printer',
  'infrastructure',
  'nutrition-api',
  'shelf-life-model',
  'line-controller',
] as const;
type Repository = (typeof REPOSITORIES)[number];

interface GitHubAct {
  time: number;
  actor: Actor;
  client: Client;
  action: string;
  repository?: Repository;
  details?: object;
}

const OPERATIONS: Readonly<Record<string, string>> = {
  'git.clone': 'access',
  'git.fetch': 'access',
  'git.push': 'modify',
  'repo.access': 'modify',
  'repo.download_zip': 'access',
  'pull_request.create': 'create',
  'org.add_member': 'create',
  'team.add_member': 'modify',
};

/** A company's managed user at GitHub: `o-haddad_atlas`. */
export const loginOf = ({ account }: Actor): string => `${account.replaceAll('.', '-')}_atlas`;

/** An event of an organization's audit log, in the shape of GitHub's REST API. */
export function gitHubRecord(act: GitHubAct): AppRecord {
  const { time, actor, client, action, repository, details = {} } = act;
  const login = loginOf(actor);
  const id = codeOf('', `github/${time}/${login}/${action}/${repository ?? ''}`, 22);
  return {
    app: 'github',
    id,
    time,
    record: {
      '@timestamp': time,
      _document_id: id,
      action,
      actor: login,
      actor_id: 20_000_000 + (numberOf(login) % 9_000_000),
      actor_ip: client.address,
      actor_is_bot: false,
      actor_location: { country_code: client.place.country },
      business: 'atlas-foods',
      created_at: time,
      external_identity_nameid: emailOf(actor),
      operation_type: OPERATIONS[action] ?? 'modify',
      org: 'atlasfoods',
      org_id: 61_204_417,
      ...(repository === undefined
        ? {}
        : {
            repo: `atlasfoods/${repository}`,
            repository: `atlasfoods/${repository}`,
            repository_public: false,
          }),
      user_agent: client.userAgent,
      ...details,
    },
  };
}

/** Members of an event about Git's own transport: HTTPS is 1, SSH is 2. */
export const OVER_HTTPS = { transport_protocol: 1, transport_protocol_name: 'http' } as const;
