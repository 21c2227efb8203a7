import type { decisionsCalls } from '@casbah/contract/decisions';
import { MOST_FEEDS } from '@casbah/domain/block-list';
import { DECISIONS, type Decision, tagOfDecision } from '@casbah/domain/decision';
import { type Actor, actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { Feeds } from './feeds.ts';
import type { BlockLists } from './lists.ts';

export interface DecisionsArea {
  lists: BlockLists;
  feeds: Feeds;
  /** Gives services tags and takes others; answers how many services carry other ones now. */
  changeTags: (
    actor: Actor,
    change: { service_ids: readonly string[]; add_tags: readonly number[]; remove_tags: readonly number[] },
  ) => Promise<number>;
}

/** A product asks every few minutes; more than this from one address is somebody who tries tokens. */
const READS_PER_MINUTE = 60;

export function decisionsHandlers({
  lists,
  feeds,
  changeTags,
}: DecisionsArea): Handlers<typeof decisionsCalls> {
  return {
    'GET /risks/decisions': async ({ session }) => ({
      api_response: 'success',
      decisions: await lists.counts(session.tenant),
      formats: lists.formats(),
    }),

    'POST /risks/decisions': async (request) => {
      const { service_ids, decision } = request.body;
      return {
        api_response: 'success',
        changed: await changeTags(actorOf(request), { service_ids, ...tagsOf(decision) }),
      };
    },

    'GET /risks/blocklist': async ({ session, query }) => ({
      api_response: 'success',
      list: await lists.preview(session.tenant, query.format, query.kind),
    }),

    'GET /risks/blocklist/file': async ({ session, query }) => {
      const { text, fileName } = await lists.file(session.tenant, query.format, query.kind);
      return { content: [text], fileName };
    },

    'GET /risks/feeds': async ({ session }) => ({
      api_response: 'success',
      feeds: await feeds.list(session.tenant),
      limit: MOST_FEEDS,
    }),

    'POST /risks/feeds': async (request) => ({
      api_response: 'success',
      ...(await feeds.make(actorOf(request), request.body)),
    }),

    'POST /risks/feeds/{id}/token': async (request) => ({
      api_response: 'success',
      path: await feeds.renew(actorOf(request), request.params.id),
    }),

    'DELETE /risks/feeds/{id}': async (request) => {
      await feeds.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },

    'GET /feeds/{token}': {
      handle: async ({ params, address }) => {
        const { text, etag } = await feeds.read(params.token, address);
        return { content: [text], etag };
      },
      perMinute: READS_PER_MINUTE,
    },
  };
}

/** A decision takes the place of any other. */
function tagsOf(decision: Decision | null): { add_tags: number[]; remove_tags: number[] } {
  return {
    add_tags: decision === null ? [] : [tagOfDecision(decision)],
    remove_tags: DECISIONS.filter((one) => one !== decision).map(tagOfDecision),
  };
}
