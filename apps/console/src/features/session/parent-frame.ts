import { originAround } from '../../routing/origin-around.ts';

/** What a page in front of the session tells the page whose frame it stands in. */
export interface ParentMessage {
  type: 'casbah-status';
  /** 403: nobody is signed in here. `SSO`: single sign-on has something to say, in a window of its own. */
  status: 403 | 'SSO';
}

/** Hash routes that single sign-on leads to. */
const SINGLE_SIGN_ON = /^#\/(ssoerror|partner)(\/|\?|$)/;

export function messageFor(hash: string): ParentMessage {
  return { type: 'casbah-status', status: SINGLE_SIGN_ON.test(hash) ? 'SSO' : 403 };
}

/**
 * Inside the frame of another page, a page in front of the session shows nothing and asks for nothing: a sign-in form in
 * somebody else's page is how passwords are stolen. It tells its status to the origin around it, which the content security
 * policy has allowed by then, and to no other. Answers whether it stands in a frame.
 */
export function toldParent(
  view: Pick<Window, 'parent' | 'location'> & { document: Pick<Document, 'referrer'> },
): boolean {
  if (view.parent === view) return false;
  const origin = originAround(view.location.ancestorOrigins?.[0], view.document.referrer);
  if (origin !== undefined) view.parent.postMessage(messageFor(view.location.hash), origin);
  return true;
}
