import type { Event } from '@casbah/domain/event';
import { Memo } from '../fields/memo.ts';
import type { Place, PlaceDatabase } from './place-database.ts';

const NOWHERE: Place = {
  country: undefined,
  city: undefined,
  lat: undefined,
  lon: undefined,
  network: undefined,
};

/**
 * Adds to an event, in place, where the address lies that it went to, and whose network that is: what any of the databases
 * says, the first first. What the source has said itself stays, and where it names another country than the databases, their
 * city isn't put into it.
 */
export function createPlacer(databases: readonly PlaceDatabase[]): (event: Event) => void {
  if (databases.length === 0) return () => {};
  const places = new Memo<Place>((address) => placeAmong(databases, address));
  return (event) => {
    const address = event.dst_ip ?? addressIn(event.host);
    if (address === undefined) return;
    const place = places.get(address);
    if (place === NOWHERE) return;
    event.network ??= place.network;
    if (place.country === undefined) return;
    event.country ??= place.country;
    if (event.country !== place.country) return;
    event.city ??= place.city;
    if (event.lat !== undefined || event.lon !== undefined) return;
    event.lat = place.lat;
    event.lon = place.lon;
  };
}

/** A host that is an address: names begin with a digit, too, but end in a letter. */
function addressIn(host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  const last = host.charCodeAt(host.length - 1);
  return (last >= 48 && last <= 57) || host.includes(':') ? host : undefined;
}

function placeAmong(databases: readonly PlaceDatabase[], address: string): Place {
  const found = databases.map((database) => lookUp(database, address)).filter((place) => place !== undefined);
  if (found.length === 0) return NOWHERE;
  // Country, city and point come of one database: two may place an address differently.
  const placed = found.find(({ country }) => country !== undefined);
  const network = found.find((place) => place.network !== undefined)?.network;
  return { ...(placed ?? NOWHERE), network };
}

/** A damaged record costs its address, not the load. */
function lookUp(database: PlaceDatabase, address: string): Place | undefined {
  try {
    return database.placeOf(address);
  } catch {
    return undefined;
  }
}
