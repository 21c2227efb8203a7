import type { Answer } from '@casbah/contract/client';
import type { Instance } from '@casbah/discovery/catalogue/catalogue';
import type { Filter } from '@casbah/domain/filter/expression';
import { NO_VOLUME } from '@casbah/domain/volume';
import type { HostUsage, ServiceUsage } from '@casbah/stores/events/event-store';
import { ApiFailure } from '../http/failure.ts';
import type { InstanceOf } from '../traffic/instance-of.ts';
import { newness } from '../traffic/newness.ts';
import type { Asked, TrafficReads } from '../traffic/reads.ts';
import { named, serviceRow, spanAnswer } from '../traffic/rows.ts';
import { requestsAndUpload } from '../traffic/totals.ts';
import { detailInterval, histogram } from './histogram.ts';

type ServiceDetail = Answer<'GET /audit/services/{id}'>;

const TOP_USERS = 50;
const TOP_HOSTS = 100;
/** Maximum hosts checked for instances: a company's own subdomains are among the most used. */
const HOSTS_FOR_INSTANCES = 1000;
const MOST_INSTANCES = 50;

/** Details of one service: catalog entry, score with reasons, users. */
export async function serviceDetail(
  reads: TrafficReads,
  everything: Asked,
  id: string,
  instanceOf: InstanceOf,
): Promise<ServiceDetail> {
  const what: Filter = { kind: 'in', field: 'service', values: [id] };
  const asked: Asked = {
    ...everything,
    totals: [],
    filter: { kind: 'and', parts: [everything.filter, what] },
  };
  const { services } = asked;
  const scope = reads.scope(asked);
  const [usages, users, hosts, actions, overTime, span] = await Promise.all([
    reads.byService(asked),
    reads.usage.topUploaders(scope, TOP_USERS),
    reads.usage.byHost(
      scope,
      { limit: HOSTS_FOR_INSTANCES, offset: 0, sort: 'requests', descending: true },
      [],
    ),
    reads.usage.byField(scope, 'action', 20),
    histogram(reads, asked, detailInterval(asked.range)),
    reads.seen(asked, what),
  ]);
  const seen = asked.data?.firstSeen.get(id);
  const usage =
    usages.find((one) => one.service_id === id) ?? (seen === undefined ? undefined : unused(id, seen));
  if (usage === undefined || span === undefined) throw new ApiFailure('NOT_FOUND');

  const service = services.get(id);
  const row = serviceRow(usage, services, newness(asked));
  return {
    meta: reads.meta(asked, hosts.total),
    service: { ...row, domains: [...service.domains], description: service.description ?? null },
    seen: spanAnswer(span),
    score: {
      risk_score: service.riskScore,
      brr: service.brr,
      level: service.level,
      grade: service.grade ?? null,
      confidence: service.confidence,
      parts: [...service.parts],
      reason: service.reason ?? null,
      thresholds: { ...services.thresholds },
    },
    users: users.map((one) => ({ ...one, ...named(asked, one.user) })),
    hosts: hosts.rows.slice(0, TOP_HOSTS).map(({ host, requests, users: people }) => ({
      host,
      requests,
      users: people,
    })),
    instances: await instances(reads, asked, hosts.rows, (host) => instanceOf(host, service)),
    actions: actions.values.map(({ value, requests }) => ({ value, label: value, count: requests })),
    histogram: overTime,
  };
}

/** Seen earlier, but not used in this range. */
function unused(service_id: string, seen: number): ServiceUsage {
  return {
    service_id,
    users: 0,
    ...NO_VOLUME,
    blocked: 0,
    first_seen: seen,
    last_seen: seen,
  };
}

/** Personal and company instances of a service, if its hosts distinguish them. */
async function instances(
  reads: TrafficReads,
  asked: Asked,
  hosts: readonly HostUsage[],
  instanceOf: (host: string) => Instance | undefined,
): Promise<ServiceDetail['instances']> {
  const found = new Map<string, { instance: Instance; hosts: HostUsage[] }>();
  for (const host of hosts) {
    const instance = instanceOf(host.host);
    if (instance === undefined) continue;
    const key = `${instance.kind} ${instance.name}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, { instance, hosts: [host] });
    else known.hosts.push(host);
  }
  const requestsOf = (of: readonly HostUsage[]) => of.reduce((total, host) => total + host.requests, 0);
  const most = [...found.values()]
    .sort((a, b) => requestsOf(b.hosts) - requestsOf(a.hosts))
    .slice(0, MOST_INSTANCES);
  return Promise.all(
    most.map(async ({ instance, hosts: own }) => ({
      instance: instance.name,
      kind: instance.kind,
      users: await peopleOf(reads, asked, own),
      ...requestsAndUpload(own),
    })),
  );
}

/** A person on two hosts of one instance counts once. */
async function peopleOf(reads: TrafficReads, asked: Asked, hosts: readonly HostUsage[]): Promise<number> {
  const [only] = hosts;
  if (hosts.length === 1 && only !== undefined) return only.users;
  const ofInstance: Filter = { kind: 'in', field: 'host', values: hosts.map(({ host }) => host) };
  const { users } = await reads.totals({
    ...asked,
    filter: { kind: 'and', parts: [asked.filter, ofInstance] },
  });
  return users;
}
