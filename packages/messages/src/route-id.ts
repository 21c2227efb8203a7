import type { routeWords } from './every-area/index.generated.ts';
import type { IdOf } from './word-part.ts';

/** What pages and links to pages are called, and what pages that are not built yet will show. */
export type ComingMessageId = IdOf<typeof routeWords>;
/** Names of pages alone. */
export type RouteMessageId = Extract<ComingMessageId, `route.${string}`>;
