import type { routeWords } from './every-area/index.generated.ts';
import type { MessageId } from './load.ts';
import type { IdOf } from './word-part.ts';

/** Names of pages and of links to them, and what planned pages will show. */
export type ComingMessageId = IdOf<typeof routeWords>;
/** Page names that load with the console. */
export type FirstRouteMessageId = Extract<MessageId, `route.${string}`>;
/** Page names: those in the sidebar and tabs load with the console, all others with their user. */
export type RouteMessageId = Extract<ComingMessageId | MessageId, `route.${string}`>;
