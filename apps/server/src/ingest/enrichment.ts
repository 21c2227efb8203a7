import type { PlaceDatabase } from '@casbah/discovery/geoip/place-database';
import { createPlacer } from '@casbah/discovery/geoip/places';
import { createRecogniser, People } from '@casbah/discovery/people/people';
import type { Event } from '@casbah/domain/event';
import type { PlaceFiles } from '../place-files.ts';
import { retryWhileUnavailable } from './retry.ts';
import type { LoadParts } from './run-load.ts';

/** Tenants whose people are cached between jobs. */
const MOST_TENANTS = 4;

/**
 * Enriches events with data that changes while Casbah runs: the company's people and geolocation databases.
 */
export class Enrichment implements Pick<LoadParts, 'prepare'> {
  readonly #databases: Pick<PlaceFiles<PlaceDatabase>, 'read'>;
  #placedBy: readonly PlaceDatabase[] = [];
  #place: (event: Event) => void = () => {};
  #recognise: (event: Event) => void = () => {};
  /** By tenant, most recently used last. */
  readonly #known = new Map<string, { version: string; recognise: (event: Event) => void }>();

  constructor(databases: Pick<PlaceFiles<PlaceDatabase>, 'read'>) {
    this.#databases = databases;
  }

  async prepare(
    job: Parameters<LoadParts['prepare']>[0],
    keeper: Parameters<LoadParts['prepare']>[1],
    signal: AbortSignal,
  ): Promise<void> {
    await this.#lookAtDatabases();
    await this.#lookUpPeople(job, keeper, signal);
  }

  enrich(event: Event): void {
    this.#recognise(event);
    this.#place(event);
  }

  async #lookAtDatabases(): Promise<void> {
    const found = (await this.#databases.read()).flatMap(({ kept }) => kept ?? []);
    const before = this.#placedBy;
    if (found.length === before.length && found.every((one, index) => one === before[index])) return;
    this.#place = createPlacer(found);
    this.#placedBy = found;
  }

  async #lookUpPeople(
    { tenant, peopleVersion: version }: Parameters<LoadParts['prepare']>[0],
    keeper: Parameters<LoadParts['prepare']>[1],
    signal: AbortSignal,
  ): Promise<void> {
    const known = this.#known.get(tenant);
    this.#known.delete(tenant);
    const recognise =
      known?.version === version ? known.recognise : createRecogniser(await peopleOf(keeper, signal));
    this.#known.set(tenant, { version, recognise });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_TENANTS && oldest !== undefined) this.#known.delete(oldest);
    this.#recognise = recognise;
  }
}

/** In slices, so the server stays responsive in between. */
async function peopleOf(keeper: Parameters<LoadParts['prepare']>[1], signal: AbortSignal): Promise<People> {
  const people = new People();
  let after = '';
  for (;;) {
    const from = after;
    const piece = await retryWhileUnavailable(
      () => keeper.people(from),
      () => {},
      signal,
    );
    for (const one of piece) people.add(one);
    const last = piece.at(-1);
    if (last === undefined) return people;
    after = last.email;
  }
}
