import type { BlockListKind } from '@casbah/domain/block-list';
import type { BlockList, BlockListFormat, ListedDomain } from './block-list.ts';
import type { DomainNode } from './domain-tree.ts';

/** Why a domain of a selected service isn't on the list. */
export type LeftOutReason =
  /** The product doesn't support it: it has an inner wildcard or is too long. */
  | 'cannot_be_written'
  /** It would also block sanctioned services, or allow others. */
  | 'would_hit';

export interface LeftOut {
  domain: string;
  service: string;
  reason: LeftOutReason;
  /** Services it would also match. */
  hits: readonly string[];
}

/** A listed domain for which the product can't exclude undecided services. */
export interface AlsoHit {
  domain: string;
  service: string;
  hits: readonly string[];
}

export interface BlockListPlan {
  list: BlockList;
  /** Entries the list takes of the product's limit. */
  entries: number;
  leftOut: readonly LeftOut[];
  alsoHits: readonly AlsoHit[];
}

export interface Choice {
  kind: BlockListKind;
  /** Whether the list is about a service. */
  isChosen: (service: string) => boolean;
  /** Whether the list must never match a service. */
  isOpposed: (service: string) => boolean;
  categoryOf: (service: string) => string;
}

/**
 * Builds the shortest list that covers the hosts of the selected services and no others. A host belongs to its longest
 * matching domain. Without exceptions, a wider domain is listed unless it matches an opposed service.
 */
export function planBlockList(
  roots: readonly DomainNode[],
  choice: Choice,
  format: Pick<BlockListFormat, 'canList' | 'canExcept' | 'entriesOf'>,
): BlockListPlan {
  const layers: { domains: ListedDomain[]; exceptions: string[] }[] = [];
  const leftOut: LeftOut[] = [];
  const alsoHits: AlsoHit[] = [];
  let entries = 0;

  const layerAt = (depth: number) => {
    const layer = layers[depth] ?? { domains: [], exceptions: [] };
    layers[depth] = layer;
    return layer;
  };
  /**
   * `depth`: number of layers with a domain above this one; `isListed`: whether the last of them still
   * applies.
   */
  const walk = (node: DomainNode, depth: number, isListed: boolean): void => {
    const { domain, service } = node;
    let [layer, holds] = [depth, isListed];
    if (choice.isChosen(service.id)) {
      if (!isListed && isWritten(node)) {
        layerAt(depth).domains.push({
          domain,
          service: { id: service.id, name: service.name, category: choice.categoryOf(service.id) },
        });
        entries += format.entriesOf(domain);
        layer += 1;
        holds = true;
      }
    } else if (isListed && format.canExcept(domain)) {
      layerAt(depth - 1).exceptions.push(domain);
      entries += format.entriesOf(domain);
      holds = false;
    }
    for (const inner of node.under) walk(inner, layer, holds);
  };
  const isWritten = (node: DomainNode): boolean => {
    const { domain, service } = node;
    if (!format.canList(domain)) {
      leftOut.push({ domain, service: service.id, reason: 'cannot_be_written', hits: [] });
      return false;
    }
    const hit = [...new Set(hitUnder(node))].sort();
    const opposed = hit.filter(choice.isOpposed);
    if (opposed.length > 0) {
      leftOut.push({ domain, service: service.id, reason: 'would_hit', hits: opposed });
      return false;
    }
    if (hit.length > 0) alsoHits.push({ domain, service: service.id, hits: hit });
    return true;
  };
  /** Other services that also match, because the product doesn't support exceptions. */
  const hitUnder = (node: DomainNode): string[] =>
    node.under.flatMap((inner) => {
      if (choice.isChosen(inner.service.id)) return hitUnder(inner);
      return format.canExcept(inner.domain) ? [] : [inner.service.id, ...hitUnder(inner)];
    });

  for (const root of roots) walk(root, 0, false);
  for (const layer of layers) {
    layer.domains.sort((a, b) => (a.domain < b.domain ? -1 : 1));
    layer.exceptions.sort();
  }
  return { list: { kind: choice.kind, layers }, entries, leftOut, alsoHits };
}
