import type { ComingMessageId } from '@casbah/messages/route-id';
import type { App } from './app.ts';

/** A link that `features/<area>/links.ts` offers on planned pages whose topic it partly covers. */
export interface OfferedLink {
  /** Key of the page it leads to. */
  page: string;
  words: ComingMessageId;
  search?: Readonly<Record<string, string>>;
  /** Apps on whose pages it is offered, with its position: ascending. */
  on?: Readonly<Partial<Record<App, number>>>;
  /** For links on pages of one cloud app, which come first: URL parameters, by the app's name. */
  searchOfCloudApp?: (name: string) => Readonly<Record<string, string>>;
}
