import { Reader, type Response } from 'mmdb-lib';
import { ipOf } from '../fields/address.ts';
import { flat } from '../fields/memo.ts';

/** Location and network of an address, as far as a database has them. */
export interface Place {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string | undefined;
  /** English name. */
  readonly city: string | undefined;
  /** Degrees; both or neither. */
  readonly lat: number | undefined;
  readonly lon: number | undefined;
  /** Autonomous system that announces the address, as `AS15169 GOOGLE`. */
  readonly network: string | undefined;
}

/** A file's own metadata. */
export interface PlaceDatabaseFacts {
  /** Its maker's name for it: `GeoLite2-City`, `DBIP-ASN-Lite`. */
  readonly type: string;
  /** Milliseconds since 1970 UTC. */
  readonly builtOn: number;
}

export interface PlaceDatabase extends PlaceDatabaseFacts {
  /** `undefined` for anything but an IP address, and for unknown addresses. */
  placeOf(address: string): Place | undefined;
}

/** The file isn't a geolocation database, or is incomplete. The message explains which, for the operator. */
export class PlaceDatabaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PlaceDatabaseError';
  }
}

/** Marker before the metadata at the end of the file, and how far from the end it may start. */
const MARK = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
const FACTS_AT_MOST = 128 * 1024;
/** Zero bytes between the tree and the data. */
const GAP = 16;

/**
 * Opens a database in MaxMind's format, version 2 (https://maxmind.github.io/MaxMind-DB/), for locations or
 * networks: MaxMind, DB-IP, and flat ones such as IPinfo's. Reads only the end of the file at first.
 */
export function openPlaceDatabase(bytes: Buffer): PlaceDatabase {
  const end = bytes.subarray(Math.max(0, bytes.length - FACTS_AT_MOST));
  if (!end.includes(MARK))
    throw new PlaceDatabaseError('The file is no MMDB database, or its end is missing.');
  let reader: Reader<Response>;
  try {
    reader = new Reader<Response>(bytes);
  } catch (cause) {
    throw new PlaceDatabaseError('The file is no MMDB database that can be read.', { cause });
  }
  const { metadata } = reader;
  const { searchTreeSize, databaseType } = metadata;
  const builtOn = metadata.buildEpoch.getTime();
  const gap = bytes.subarray(searchTreeSize, searchTreeSize + GAP);
  if (
    metadata.binaryFormatMajorVersion !== 2 ||
    typeof databaseType !== 'string' ||
    Number.isNaN(builtOn) ||
    gap.length < GAP ||
    gap.some((byte) => byte !== 0)
  )
    throw new PlaceDatabaseError('The file is damaged: what it says of itself does not fit what is in it.');
  return {
    type: databaseType,
    builtOn,
    placeOf(address) {
      const ip = ipOf(address);
      if (ip === undefined || (metadata.ipVersion === 4 && ip.includes(':'))) return undefined;
      return placeIn(reader.get(ip));
    },
  };
}

/** Converts a record in any of the usual layouts to a place; undefined if it has nothing. */
function placeIn(record: unknown): Place | undefined {
  if (!isRecord(record)) return undefined;
  const country = countryIn(record);
  const point = pointIn(record);
  const place: Place = {
    country,
    city: textIn(isRecord(record.city) ? inEnglish(record.city) : record.city),
    lat: point?.lat,
    lon: point?.lon,
    network: networkIn(record),
  };
  const says = place.country ?? place.city ?? place.lat ?? place.network;
  return says === undefined ? undefined : place;
}

function countryIn({ country, country_code, registered_country }: Record<string, unknown>) {
  // An address's location takes precedence over its owner's country.
  for (const found of [country, country_code, registered_country]) {
    const code = textIn(isRecord(found) ? found.iso_code : found)?.toUpperCase();
    if (code !== undefined && /^[A-Z]{2}$/.test(code)) return code;
  }
  return undefined;
}

function pointIn(record: Record<string, unknown>): { lat: number; lon: number } | undefined {
  const from = isRecord(record.location) ? record.location : record;
  const lat = degrees(from.latitude ?? from.lat, 90);
  const lon = degrees(from.longitude ?? from.lng ?? from.lon, 180);
  return lat === undefined || lon === undefined ? undefined : { lat, lon };
}

function degrees(value: unknown, most: number): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined;
  const number = Number(value);
  return Math.abs(number) <= most ? number : undefined;
}

function networkIn(record: Record<string, unknown>): string | undefined {
  const { autonomous_system_number, autonomous_system_organization, asn, as_name } = record;
  const number = /^(?:AS)?([1-9]\d{0,9})$/i.exec(String(autonomous_system_number ?? asn ?? ''))?.[1];
  if (number === undefined) return undefined;
  const name = textIn(autonomous_system_organization) ?? textIn(as_name);
  return name === undefined ? `AS${number}` : `AS${number} ${name}`;
}

function inEnglish({ names, name }: Record<string, unknown>): unknown {
  return isRecord(names) ? names.en : name;
}

const LONGEST_NAME = 128;

/** A copy that doesn't keep the file's buffer alive; empty text and other types become `undefined`. */
function textIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim().slice(0, LONGEST_NAME);
  return text === '' ? undefined : flat(text);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
