import type { Service } from '../catalogue/catalogue.ts';
import { fitsLabel, labelPattern } from '../catalogue/label-pattern.ts';

/** A domain of a service, with all services' domains directly below it. */
export interface DomainNode {
  domain: string;
  service: Service;
  under: DomainNode[];
}

/**
 * Arranges the domains of all services, each below the longest other one that covers all its hosts. Returns
 * the top ones.
 */
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

/** Matches the catalog's lookup: of several matching suffixes, the one with the most labels wins. */
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

/** Whether the outer domain covers every host of the inner one. */
function holds(outer: string, inner: string): boolean {
  const [wide, narrow] = [outer.split('.'), inner.split('.')];
  if (wide.length > narrow.length || outer === inner) return false;
  return wide.every((label, index) => {
    return fitsLabel(labelPattern(label), narrow[narrow.length - wide.length + index] ?? '');
  });
}
