import type { ComingMessageId } from '@casbah/messages/route-id';
import type { App } from './app.ts';

/** A link that `features/<area>/links.ts` offers on pages that don't exist yet: it answers part of what they are about. */
export interface OfferedLink {
  /** The key of the page it leads to. */
  page: string;
  words: ComingMessageId;
  search?: Readonly<Record<string, string>>;
  /** The apps on whose pages it is offered, with its place among the links there: ascending. */
  on?: Readonly<Partial<Record<App, number>>>;
  /** For links on the pages of one cloud app, which come first: what the address asks for, by the app's name. */
  searchOfCloudApp?: (name: string) => Readonly<Record<string, string>>;
}
