import type { Api } from '@casbah/contract/api';
import type { SignalListener } from '@casbah/stores/control/signals';
import type { FastifyInstance } from 'fastify';
import type { ResourceHandlers } from '../controls/resources.ts';
import { answerCalls, type Handlers } from '../http/guard.ts';
import type { Job } from '../jobs/job.ts';
import type { Area, Built } from './define.ts';
import { inOrder } from './in-order.ts';
import type { Provided } from './provided.ts';

/**
 * Dependencies from the platform. They replace an area's own of the same name, and an area with no others is left out:
 * this is how tests inject fakes.
 */
export type Platform = Partial<Omit<Provided, 'resources' | 'jobs'>>;

/** All built areas: what they provide to each other, and what the server runs. */
export interface BuiltAreas {
  provided: Provided;
  jobs: readonly Job[];
  signals: SignalListener;
  handlers: Partial<Handlers<Api>>;
  /** Adds pages and hooks to the HTTP application. */
  http(api: FastifyInstance): void;
  /** Starts the areas in order, and pushes each area's `stop` on the stack. */
  start(open: AsyncDisposableStack): Promise<void>;
}

/** Builds areas in dependency order. Throws for cycles and missing dependencies. */
export async function buildAreas(areas: readonly Area[], platform: Platform): Promise<BuiltAreas> {
  const resources: Partial<ResourceHandlers> = {};
  const jobs: Job[] = [];
  const provided: Partial<Provided> = Object.assign({}, platform, { resources, jobs });
  const built: Built[] = [];
  const isReplaced = ({ gives = [] }: Area): boolean =>
    gives.length > 0 && gives.every((name) => Object.hasOwn(platform, name));
  const wanted = areas.filter((one) => !isReplaced(one));
  for (const area of inOrder(wanted, new Set(Object.keys(provided)))) {
    assertGiven(provided, area);
    const one = await area.build(provided);
    built.push(one);
    add(resources, one.resources, `resource of ${area.name}`);
    jobs.push(...(one.jobs ?? []));
    // The platform's dependencies replace the area's own.
    Object.assign(provided, one.provides, platform);
  }
  assertGiven(provided, { name: 'all', needs: [] });

  const handlers: Partial<Handlers<Api>> = {};
  for (const one of built) add(handlers, one.handlers, 'handler');
  return {
    provided,
    handlers,
    jobs,
    signals: signalsOf(built),
    http(api) {
      for (const one of built) one.http?.(api);
    },
    async start(open) {
      for (const one of built) {
        await one.start?.();
        open.defer(async () => {
          await one.stop?.();
        });
      }
    },
  };
}

/** Returns the areas' call handlers, and serves their pages. */
export function serveAreas(
  api: FastifyInstance,
  { http, handlers }: Pick<BuiltAreas, 'http' | 'handlers'>,
): void {
  http(api);
  answerCalls(api, handlers);
}

/** Clears caches before clients get a change signal: a client that refetches must get fresh data. */
function signalsOf(built: readonly Built[]): SignalListener {
  return {
    onSignal(signal) {
      for (const { onSignal } of built) onSignal?.(signal);
      for (const { forwards } of built) forwards?.onSignal(signal);
    },
    onResync() {
      for (const { onResync } of built) onResync?.();
      for (const { forwards } of built) forwards?.onResync();
    },
  };
}

function add<Table extends object>(table: Table, more: Table | undefined, what: string): void {
  if (more === undefined) return;
  for (const key of Object.keys(more))
    if (Object.hasOwn(table, key)) throw new Error(`A second ${what}: ${key}`);
  Object.assign(table, more);
}

/** Guaranteed by the build order. */
function assertGiven(
  provided: Partial<Provided>,
  { name, needs }: Pick<Area, 'name' | 'needs'>,
): asserts provided is Provided {
  const missing = needs.filter((one) => !Object.hasOwn(provided, one));
  if (missing.length > 0) throw new Error(`Area ${name} was not given ${missing.join(', ')}`);
}
