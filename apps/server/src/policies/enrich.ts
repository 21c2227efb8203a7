import type { InspectedDocument } from '@casbah/contract/inspection';
import type { Catalogue } from '@casbah/discovery/catalogue/catalogue';
import { hostOfUrl } from '@casbah/discovery/catalogue/host-name';
import type { Facts } from '@casbah/domain/policy/policy-fields';
import type { ServiceIndex } from '../service-index.ts';

export interface Enrichment {
  catalogue: Pick<Catalogue, 'serviceOfHost'>;
  services: ServiceIndex;
  groupsOf: (account: string) => Promise<readonly { id: string; name: string }[]>;
  /** Undefined if there is no content. */
  inspect: () => Promise<InspectedDocument | undefined>;
}

/** Adds what Casbah knows. A fact that is given is kept. */
export async function enrich(
  given: Facts,
  { catalogue, services, groupsOf, inspect }: Enrichment,
): Promise<Facts> {
  const user = textOf(given.user);
  const inspected = await inspect();
  const host = textOf(given.host) ?? hostOfUrl(textOf(given.url) ?? '');
  return withGiven(given, {
    ...(user === undefined ? {} : await personFacts(user, groupsOf)),
    ...(host === undefined ? {} : { host }),
    ...serviceFacts(serviceOf(given, { host, catalogue, services }), services),
    ...(inspected === undefined ? {} : contentFacts(inspected)),
  });
}

function withGiven(given: Facts, added: Facts): Facts {
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...added, ...Object.fromEntries(known) };
}

async function personFacts(user: string, groupsOf: Enrichment['groupsOf']): Promise<Facts> {
  const groups = (await groupsOf(user)).flatMap(({ id, name }) => [id, name]);
  const at = user.lastIndexOf('@');
  return {
    ...(groups.length === 0 ? {} : { group: groups }),
    ...(at === -1 ? {} : { user_domain: user.slice(at + 1).toLowerCase() }),
  };
}

/** ID of the service: as named, of the host, or the one that has the app's ID or name. */
function serviceOf(
  { service, app }: Facts,
  { host, catalogue, services }: { host: string | undefined } & Pick<Enrichment, 'catalogue' | 'services'>,
): string | undefined {
  const named = (value: string): string | undefined =>
    services.resolve({ kind: 'in', field: 'service', values: [value] }).find((id) => services.has(id));
  const [asService, asApp] = [textOf(service), textOf(app)];
  if (asService !== undefined) return named(asService);
  if (host !== undefined) return catalogue.serviceOfHost(host)?.id;
  return asApp === undefined ? undefined : named(asApp);
}

function serviceFacts(id: string | undefined, services: ServiceIndex): Facts {
  if (id === undefined) return {};
  const { name, category, level, riskScore, brr, vendor, headquarters } = services.get(id);
  const tags = services.tagsOf(id).flatMap((tag) => [String(tag), services.nameOfTag(tag) ?? String(tag)]);
  return {
    service: [id, name],
    category,
    risk: level,
    brr,
    ...(riskScore === null ? {} : { risk_score: riskScore }),
    ...(vendor === undefined ? {} : { vendor }),
    ...(headquarters === undefined ? {} : { headquarters }),
    ...(tags.length === 0 ? {} : { tag: tags }),
  };
}

function contentFacts({ profiles, findings }: InspectedDocument): Facts {
  const violated = profiles.filter(({ matched }) => matched);
  const risks = new Set([
    ...findings.flatMap((finding) => finding.risks),
    ...violated.flatMap(({ violations }) => violations.risk_type),
  ]);
  return {
    content: violated.flatMap(({ id, name }) => [id, name]),
    content_risk: [...risks],
    match_count: violated.reduce((count, { violations }) => count + violations.count, 0),
  };
}

/** A single text; several are no one thing to look up. */
function textOf(fact: Facts[keyof Facts]): string | undefined {
  const value = typeof fact === 'object' && fact.length === 1 ? fact[0] : fact;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
