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
 * Adds location and network of an event's destination address in place, from the first database that has
 * them; for activities, of the client's address, because the app's is known. Keeps the source's own values; if its country differs, the databases' city isn't added.
 */
export function createPlacer(databases: readonly PlaceDatabase[]): (event: Event) => void {
  if (databases.length === 0) return () => {};
  const places = new Memo<Place>((address) => placeAmong(databases, address));
  return (event) => {
    const address = event.kind === 'activity' ? event.src_ip : (event.dst_ip ?? addressIn(event.host));
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

/** A host that is an IP address: hostnames may start with a digit, too, but end in a letter. */
function addressIn(host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  const last = host.charCodeAt(host.length - 1);
  return (last >= 48 && last <= 57) || host.includes(':') ? host : undefined;
}

function placeAmong(databases: readonly PlaceDatabase[], address: string): Place {
  const found = databases.map((database) => lookUp(database, address)).filter((place) => place !== undefined);
  if (found.length === 0) return NOWHERE;
  // Country, city and coordinates come from one database, because two may place an address differently.
  const placed = found.find(({ country }) => country !== undefined);
  const network = found.find((place) => place.network !== undefined)?.network;
  return { ...(placed ?? NOWHERE), network };
}

/** A damaged record affects only its address, not the ingest job. */
function lookUp(database: PlaceDatabase, address: string): Place | undefined {
  try {
    return database.placeOf(address);
  } catch {
    return undefined;
  }
}
