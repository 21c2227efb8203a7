import { OTHER_VENDOR_SERVICES } from '@casbah/domain/service-category';
import { Memo } from '../fields/memo.ts';
import type { Catalogue, Service } from './catalogue.ts';
import { plainHost } from './host-name.ts';
import { fitsLabel, type LabelPattern, labelPattern } from './label-pattern.ts';

/** Number of cached hosts; a company with some thousand people reaches fewer within days. */
const REMEMBERED_HOSTS = 65_536;

interface Pattern {
  /** Right to left, starting before the fixed suffix. */
  labels: readonly LabelPattern[];
  service: Service;
}

/**
 * Finds services by host suffix. The match with the most labels wins: `drive.google.com` before `google.com`.
 * A vendor's general domain is its unknown services, but its bare name is its website at `www`.
 */
export function createCatalogue(services: readonly Service[]): Catalogue {
  const byId = new Map<string, Service>();
  const bySuffix = new Map<string, Service>();
  const patterns = new Map<string, Pattern[]>();
  for (const service of services) {
    byId.set(service.id, service);
    for (const domain of service.domains)
      if (domain.includes('*')) addPattern(patterns, domain, service);
      else bySuffix.set(domain, service);
  }

  const websites = new Map<string, Service>();
  for (const service of services)
    if (service.category === OTHER_VENDOR_SERVICES)
      for (const domain of service.domains) {
        const website = bySuffix.get(`www.${domain}`);
        if (website !== undefined) websites.set(domain, website);
      }

  function find(written: string): Service | null {
    const host = plainHost(written);
    const website = websites.get(host);
    if (website !== undefined) return website;
    let best: Service | null = null;
    let bestStart = host.length;
    for (let start = 0; start < host.length; start = host.indexOf('.', start) + 1 || host.length) {
      const suffix = start === 0 ? host : host.slice(start);
      if (best === null) {
        const service = bySuffix.get(suffix);
        if (service !== undefined) {
          best = service;
          bestStart = start;
        }
      }
      for (const pattern of patterns.get(suffix) ?? []) {
        const patternStart = startOfMatch(host, start, pattern.labels);
        if (patternStart < bestStart) {
          best = pattern.service;
          bestStart = patternStart;
        }
      }
    }
    return best;
  }

  const known = new Memo<Service | null>(find, REMEMBERED_HOSTS);
  return {
    services,
    get: (id) => byId.get(id),
    serviceOfHost: (host) => known.get(host) ?? undefined,
  };
}

function addPattern(patterns: Map<string, Pattern[]>, domain: string, service: Service): void {
  const labels = domain.split('.');
  const firstFixed = labels.findLastIndex((label) => label.includes('*')) + 1;
  const end = labels.slice(firstFixed).join('.');
  const open = labels.slice(0, firstFixed).reverse().map(labelPattern);
  const same = patterns.get(end);
  if (same === undefined) patterns.set(end, [{ labels: open, service }]);
  else same.push({ labels: open, service });
}

/** Where the pattern's first label starts in the host; the host's length if the pattern doesn't match. */
function startOfMatch(host: string, endStart: number, labels: readonly LabelPattern[]): number {
  let right = endStart - 1;
  for (const pattern of labels) {
    if (right <= 0) return host.length;
    const left = host.lastIndexOf('.', right - 1) + 1;
    if (!fitsLabel(pattern, host.slice(left, right))) return host.length;
    right = left - 1;
  }
  return right + 1;
}
