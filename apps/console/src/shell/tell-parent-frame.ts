import { originAround } from '../routing/origin-around.ts';

/** Messages to the embedding portal, so that it can dim its surroundings. */
export interface ModalMessage {
  type: 'casbah-modal';
  state: 'opened' | 'closed';
}

/** Posts to the embedding origin only, which the content security policy has allowed (`CASBAH_FRAMES`). */
export function tellParentFrame(state: ModalMessage['state']): void {
  if (window.parent === window) return;
  const origin = originAround(window.location.ancestorOrigins?.[0], document.referrer);
  const message: ModalMessage = { type: 'casbah-modal', state };
  if (origin !== undefined) window.parent.postMessage(message, origin);
}
