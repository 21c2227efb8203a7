import { originAround } from '../../routing/origin-around.ts';

/** Messages from a page before sign-in to the page that embeds it. */
export interface ParentMessage {
  type: 'casbah-status';
  /** 403: not signed in here. `SSO`: single sign-on needs its own window. */
  status: 403 | 'SSO';
}

/** Hash routes used by single sign-on. */
const SINGLE_SIGN_ON = /^#\/(ssoerror|partner)(\/|\?|$)/;

export function messageFor(hash: string): ParentMessage {
  return { type: 'casbah-status', status: SINGLE_SIGN_ON.test(hash) ? 'SSO' : 403 };
}

/**
 * Returns whether the page is in a frame, where it shows and requests nothing: an embedded sign-in form could be used to
 * steal passwords. Reports its status to the embedding origin that the content security policy allows.
 */
export function toldParent(
  view: Pick<Window, 'parent' | 'location'> & { document: Pick<Document, 'referrer'> },
): boolean {
  if (view.parent === view) return false;
  const origin = originAround(view.location.ancestorOrigins?.[0], view.document.referrer);
  if (origin !== undefined) view.parent.postMessage(messageFor(view.location.hash), origin);
  return true;
}
