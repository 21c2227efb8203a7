import type { blockedCalls } from '@casbah/contract/blocked';
import type { Handlers } from '../http/guard.ts';
import type { Alternatives } from './alternatives.ts';

/** Requests per minute from one address: a whole company may share one. */
const QUESTIONS_A_MINUTE = 120;

export function blockedHandlers({
  alternatives,
}: {
  alternatives: Alternatives;
}): Handlers<typeof blockedCalls> {
  return {
    'POST /admin/user/suggestedapps': {
      handle: async ({ body }) => {
        const service = alternatives.find(body.app);
        if (service === undefined) return { api_response: { app: null, alt_services: [] } };
        const { id, name, category } = service;
        return { api_response: { app: { id, name, category }, alt_services: [...alternatives.of(service)] } };
      },
      perMinute: QUESTIONS_A_MINUTE,
    },
  };
}
