import type { Api } from '@casbah/contract/api';
import type { SignalListener } from '@casbah/stores/control/signals';
import type { FastifyInstance } from 'fastify';
import type { ResourceHandlers } from '../controls/resources.ts';
import type { Handlers } from '../http/guard.ts';
import type { Job } from '../jobs/job.ts';
import type { Provided } from './provided.ts';

/** What an area contributes once built. Building opens nothing: `start` does. */
export interface Contribution {
  /** Handlers of the calls in the area's contract. */
  handlers?: Partial<Handlers<Api>>;
  /** Pages and hooks that aren't calls of the contract. */
  http?: (api: FastifyInstance) => void;
  /** Handlers behind the generic proxy. */
  resources?: Partial<ResourceHandlers>;
  /** Background jobs; they run while the server listens. */
  jobs?: readonly Job[];
  /** Called for every change signal of any server, to drop cached data. */
  onSignal?: SignalListener['onSignal'];
  /** Called after a gap in the signals: drop everything cached. */
  onResync?: SignalListener['onResync'];
  /** Forwards signals to clients, after every `onSignal` and `onResync`: a client that asks again must get fresh data. */
  forwards?: SignalListener;
  /** Called before the server listens, in build order. */
  start?: () => unknown;
  /** Called after the last request, in reverse order; only for areas that were started. */
  stop?: () => unknown;
}

/** An area as passed to `buildAreas`. */
export interface Area {
  name: string;
  needs: readonly (keyof Provided)[];
  gives?: readonly (keyof Provided)[] | undefined;
  build(needed: Provided): Built | Promise<Built>;
}

export type Built = Contribution & { provides?: Partial<Provided> };

interface Definition<Needs extends keyof Provided, Gives extends keyof Provided> {
  /** Name of the area's folder, the same in every layer. */
  name: string;
  /** Names in `Provided` that `build` receives. */
  needs: readonly Needs[];
  /** Names in `Provided` that the area adds. */
  gives?: readonly Gives[];
  build(needed: Pick<Provided, Needs>): BuiltWith<Gives> | Promise<BuiltWith<Gives>>;
}

type BuiltWith<Gives extends keyof Provided> = Contribution &
  ([Gives] extends [never] ? unknown : { provides: Pick<Provided, Gives> });

/** Declares an area: `needs` types what `build` receives, `gives` what it must provide. */
export function area<const Needs extends keyof Provided, const Gives extends keyof Provided = never>(
  definition: Definition<Needs, Gives>,
): Area;
export function area(definition: Area): Area {
  return definition;
}
