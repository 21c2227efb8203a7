import type { z } from 'zod';
import type { proxyResources } from './controls.ts';

type Table = typeof proxyResources;
export type ResourceName = keyof Table;
export type ResourceAction<Name extends ResourceName> = keyof Table[Name] & string;

type Given<Action, Part extends 'params' | 'data'> =
  Action extends Record<Part, infer Schema extends z.ZodType> ? { [P in Part]: z.input<Schema> } : unknown;

/** Arguments of a resource's action behind the generic proxy. */
export type ResourceArguments<Name extends ResourceName, Action extends ResourceAction<Name>> = Given<
  Table[Name][Action],
  'params'
> &
  Given<Table[Name][Action], 'data'> &
  (Action extends 'list' | 'post' ? unknown : { id: string });

/** Response of the action. */
export type ResourceAnswer<
  Name extends ResourceName,
  Action extends ResourceAction<Name>,
> = Table[Name][Action] extends { answer: infer Schema extends z.ZodType } ? z.output<Schema> : never;
