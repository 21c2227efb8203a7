import type { Service } from '../catalogue/catalogue.ts';
import { fitsLabel, labelPattern } from '../catalogue/label-pattern.ts';

/** A domain of a service, with the domains of all services that lie directly under it. */
export interface DomainNode {
  domain: string;
  service: Service;
  under: DomainNode[];
}

/** The domains of all services, each under the longest other one that holds all its hosts; answers those under none. */
export function domainTree(services: readonly Service[]): DomainNode[] {
  const plain = new Map<string, DomainNode>();
  const patterns: DomainNode[] = [];
  for (const service of services)
    for (const domain of service.domains) {
      const node: DomainNode = { domain, service, under: [] };
      if (domain.includes('*')) patterns.push(node);
      else plain.set(domain, node);
    }
  const roots: DomainNode[] = [];
  for (const node of [...plain.values(), ...patterns])
    (parentOf(node, plain, patterns)?.under ?? roots).push(node);
  return roots;
}

/** As the catalog finds the service of a host: of several ends that fit, the one with most labels. */
function parentOf(
  node: DomainNode,
  plain: ReadonlyMap<string, DomainNode>,
  patterns: readonly DomainNode[],
): DomainNode | undefined {
  const labels = node.domain.split('.');
  let best: DomainNode | undefined;
  for (let from = 1; from < labels.length && best === undefined; from += 1)
    best = plain.get(labels.slice(from).join('.'));
  for (const pattern of patterns)
    if (
      pattern !== node &&
      holds(pattern.domain, node.domain) &&
      (best === undefined || pattern.domain.split('.').length > best.domain.split('.').length)
    )
      best = pattern;
  return best;
}

/** Whether every host of the inner domain is one of the outer. */
function holds(outer: string, inner: string): boolean {
  const [wide, narrow] = [outer.split('.'), inner.split('.')];
  if (wide.length > narrow.length || outer === inner) return false;
  return wide.every((label, index) => {
    return fitsLabel(labelPattern(label), narrow[narrow.length - wide.length + index] ?? '');
  });
}
