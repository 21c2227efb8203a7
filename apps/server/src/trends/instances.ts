import type { Answer } from '@casbah/contract/client';
import type { Instance, Service } from '@casbah/discovery/catalogue/catalogue';
import { volumeOf } from '@casbah/domain/volume';
import type { PartUsage } from '@casbah/stores/events/event-store';
import type { InstanceOf } from '../traffic/instance-of.ts';
import { narrow } from '../traffic/narrow.ts';
import type { Asked, TrafficReads } from '../traffic/reads.ts';

type Instances = Omit<Answer<'GET /audit/trends/instances'>, 'meta'>;
type Kind = Instance['kind'];

const KINDS: readonly Kind[] = ['personal', 'corporate', 'unknown'];
/** Maximum hosts checked: the most used ones of services with instances. */
const MOST_HOSTS = 5000;
const NAMED = 50;

/** Account types in use, for all services whose hosts distinguish them. */
export async function instances(
  reads: TrafficReads,
  everything: Asked,
  parts: { instanceOf: InstanceOf; hasInstances: (service: Service) => boolean },
): Promise<Instances> {
  const asked = await narrow(reads, everything, 'services');
  const used = await reads.byService(asked);
  const ids = used
    .map(({ service_id }) => service_id)
    .filter((id) => parts.hasInstances(asked.services.get(id)));
  if (ids.length === 0) return { kinds: [], instances: [] };
  const ofThese: Asked = {
    ...asked,
    filter: { kind: 'and', parts: [asked.filter, { kind: 'in', field: 'service', values: ids }] },
  };
  const hosts = await reads.rememberFor('hosts of instances', ofThese, (scope) =>
    reads.usage.byHost(scope, { limit: MOST_HOSTS, offset: 0, sort: 'requests', descending: true }, []),
  );
  const found = new Map<string, { id: string; instance: Instance; hosts: string[] }>();
  for (const { host, service_id } of hosts.rows) {
    if (service_id === undefined) continue;
    const instance = parts.instanceOf(host, asked.services.get(service_id));
    if (instance === undefined) continue;
    const key = JSON.stringify([service_id, instance.kind, instance.name]);
    const known = found.get(key);
    if (known === undefined) found.set(key, { id: service_id, instance, hosts: [host] });
    else known.hosts.push(host);
  }
  if (found.size === 0) return { kinds: [], instances: [] };
  const hostsOf = (kind: Kind): string[] =>
    [...found.values()].flatMap(({ instance, hosts: own }) => (instance.kind === kind ? own : []));
  const groups = new Map([...found].map(([key, one]) => [key, one.hosts]));
  const [byInstance, byKind] = await Promise.all([
    reads.rememberFor('instances', ofThese, (scope) => reads.usage.byGroups(scope, 'host', groups)),
    reads.rememberFor('kinds of instances', ofThese, (scope) =>
      reads.usage.byGroups(scope, 'host', new Map(KINDS.map((kind) => [kind, hostsOf(kind)]))),
    ),
  ]);
  return {
    kinds: KINDS.flatMap((kind) => {
      const usage = byKind.get(kind);
      const count = [...found.values()].filter(({ instance }) => instance.kind === kind).length;
      return usage === undefined ? [] : [{ kind, instances: count, ...part(usage) }];
    }),
    instances: [...found]
      .flatMap(([key, { id, instance }]) => {
        const usage = byInstance.get(key);
        if (usage === undefined) return [];
        const { users, requests } = usage;
        const service = asked.services.get(id).name;
        const { name, kind } = instance;
        return [{ service_id: id, service, instance: name, kind, users, requests, ...volumeOf(usage) }];
      })
      .sort((a, b) => b.requests - a.requests)
      .slice(0, NAMED),
  };
}

/** Figures for each part of a breakdown. */
export function part(usage: PartUsage) {
  const { users, services, requests } = usage;
  return { users, services, requests, ...volumeOf(usage) };
}
