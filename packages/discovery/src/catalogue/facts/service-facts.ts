import type { Breach } from '../catalogue.ts';
import breaches from './breaches.json' with { type: 'json' };
import closed from './closed.json' with { type: 'json' };
import owners from './owners.json' with { type: 'json' };

interface OwnerLine {
  owner: string;
  vendors?: readonly string[] | undefined;
  services?: readonly string[] | undefined;
}
interface ClosedLine {
  id: string;
  on: string;
  successor?: string | undefined;
}
interface BreachLine extends Breach {
  id: string;
}

const OWNERS: readonly OwnerLine[] = owners;
const CLOSED: readonly ClosedLine[] = closed;
const BREACHES: readonly BreachLine[] = breaches;

const ownerOfVendor = new Map(
  OWNERS.flatMap(({ owner, vendors = [] }) => vendors.map((one) => [one, owner])),
);
const ownerOfService = new Map(
  OWNERS.flatMap(({ owner, services = [] }) => services.map((one) => [one, owner])),
);
const closedById = new Map(CLOSED.map((line) => [line.id, line]));
const breachesById = Map.groupBy(BREACHES, ({ id }) => id);

/** Company that owns a service's vendor, if any. */
export function ownerOf(id: string, vendor: string | undefined): string | undefined {
  return ownerOfService.get(id) ?? (vendor === undefined ? undefined : ownerOfVendor.get(vendor));
}

/** When a service closed or will close, and the ID of its successor. */
export function closureOf(id: string): { on: string; successor?: string | undefined } | undefined {
  return closedById.get(id);
}

/** Publicly known breaches of a service, latest first. */
export function breachesOf(id: string): readonly Breach[] | undefined {
  return breachesById
    .get(id)
    ?.map(({ on, what, source }) => ({ on, what, source }))
    .toSorted((a, b) => (a.on < b.on ? 1 : -1));
}
