import type { routeWords } from './every-area/index.generated.ts';
import type { MessageId } from './load.ts';
import type { IdOf } from './word-part.ts';

/** What pages and links to pages are called, and what pages that aren't built yet will show. */
export type ComingMessageId = IdOf<typeof routeWords>;
/** Names of pages that load with the console. */
export type FirstRouteMessageId = Extract<MessageId, `route.${string}`>;
/** Names of pages: those of the sidebar and of tabs load with the console, the others with who says them. */
export type RouteMessageId = Extract<ComingMessageId | MessageId, `route.${string}`>;
