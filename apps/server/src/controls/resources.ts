import type { proxyResources } from '@casbah/contract/controls';
import type { ProxyAction } from '@casbah/contract/proxy-action';
import type { z } from 'zod';
import type { Trace } from '../http/actor.ts';
import type { Reach } from '../http/reach.ts';
import type { Identity } from '../http/sessions.ts';

type Table = typeof proxyResources;

type Parsed<Action, Part extends 'params' | 'data'> =
  Action extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** What a resource's handler is given: parsed by the action's schemas, allowed by its permission. */
export interface ProxyRequest<Action, Name> extends Trace {
  /** Which object; lists and creations have none. */
  id: Name extends 'list' | 'post' ? undefined : string;
  params: Parsed<Action, 'params'>;
  data: Parsed<Action, 'data'>;
  session: Identity;
  /** As of a call: what the caller may see or change by the permission of this action. */
  reach: Action extends { narrowed: true } ? Reach : undefined;
  signal: AbortSignal;
}

/** The handlers of every action of every resource: one that is missing doesn't compile. */
export type ResourceHandlers = {
  readonly [Resource in keyof Table]: {
    readonly [Name in keyof Table[Resource]]: Table[Resource][Name] extends ProxyAction
      ? (
          request: ProxyRequest<Table[Resource][Name], Name>,
        ) => Promise<z.input<Table[Resource][Name]['answer']>>
      : never;
  };
};

/** The same, whatever each expects: who calls one has parsed what its action expects. */
export type AnyHandlers = Readonly<
  Record<string, Readonly<Record<string, (request: never) => Promise<unknown>>>>
>;
