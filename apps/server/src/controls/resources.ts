import type { proxyResources } from '@casbah/contract/controls';
import type { ProxyAction } from '@casbah/contract/proxy-action';
import type { z } from 'zod';
import type { Trace } from '../http/actor.ts';
import type { Reach } from '../http/reach.ts';
import type { Identity } from '../http/sessions.ts';

type Table = typeof proxyResources;

type Parsed<Action, Part extends 'params' | 'data'> =
  Action extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** What a resource's handler receives: parsed by the action's schemas, allowed by its permission. */
export interface ProxyRequest<Action, Name> extends Trace {
  /** The object's ID; lists and creations have none. */
  id: Name extends 'list' | 'post' ? undefined : string;
  params: Parsed<Action, 'params'>;
  data: Parsed<Action, 'data'>;
  session: Identity;
  /** As for a call: what the caller may see or change with this action's permission. */
  reach: Action extends { narrowed: true } ? Reach : undefined;
  signal: AbortSignal;
}

/** Handlers of every action of every resource: a missing one doesn't compile. */
export type ResourceHandlers = {
  readonly [Resource in keyof Table]: {
    readonly [Name in keyof Table[Resource]]: Table[Resource][Name] extends ProxyAction
      ? (
          request: ProxyRequest<Table[Resource][Name], Name>,
        ) => Promise<z.input<Table[Resource][Name]['answer']>>
      : never;
  };
};

/** The same without parameter types: callers have parsed what the action expects. */
export type AnyHandlers = Readonly<
  Record<string, Readonly<Record<string, (request: never) => Promise<unknown>>>>
>;
