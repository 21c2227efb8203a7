import { originAround } from '../../routing/origin-around.ts';

/** Messages from a page before sign-in to the page that embeds it. */
export interface ParentMessage {
  type: 'casbah-status';
  /** 403: not signed in here. `SSO`: single sign-on needs a window of its own. */
  status: 403 | 'SSO';
}

/** Hash routes that single sign-on leads to. */
const SINGLE_SIGN_ON = /^#\/(ssoerror|partner)(\/|\?|$)/;

export function messageFor(hash: string): ParentMessage {
  return { type: 'casbah-status', status: SINGLE_SIGN_ON.test(hash) ? 'SSO' : 403 };
}

/**
 * Inside another page's frame, a page before sign-in shows and requests nothing: a sign-in form in a foreign page is
 * how passwords are stolen. It reports its status to the surrounding origin only, which the content security policy has
 * allowed. Returns whether it is in a frame.
 */
export function toldParent(
  view: Pick<Window, 'parent' | 'location'> & { document: Pick<Document, 'referrer'> },
): boolean {
  if (view.parent === view) return false;
  const origin = originAround(view.location.ancestorOrigins?.[0], view.document.referrer);
  if (origin !== undefined) view.parent.postMessage(messageFor(view.location.hash), origin);
  return true;
}
