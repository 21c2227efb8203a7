import type { responsetemplatesCalls } from '@casbah/contract/responsetemplates';
import { TEMPLATE_LIMITS } from '@casbah/domain/response-template/limits';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import { decodeTexts } from './encoded-texts.ts';
import type { Preview } from './preview.ts';
import type { ResponseTemplates } from './service.ts';

/** A person who types a message previews it often. */
const PREVIEWS_PER_MINUTE = 120;

export function responsetemplatesHandlers({
  service,
  preview,
}: {
  service: ResponseTemplates;
  preview: Preview;
}): Handlers<typeof responsetemplatesCalls> {
  return {
    'GET /protect/response_templates': async ({ session, query }) => ({
      templates: await service.list(session.tenant, query.lang),
      limit: TEMPLATE_LIMITS.templates,
      browser_body_limit: await service.browserBodyLimit(session.tenant),
    }),
    'POST /protect/response_templates': (request) => service.create(actorOf(request), request.body),
    'GET /protect/response_templates/{id}': ({ session, params, query }) =>
      service.find(session.tenant, params.id, query.lang),
    'PATCH /protect/response_templates/{id}': (request) =>
      service.change(actorOf(request), request.params.id, request.body),
    'DELETE /protect/response_templates/{id}': async (request) => {
      await service.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },
    'POST /protect/response_templates/{id}/clone': (request) =>
      service.clone(actorOf(request), request.params.id, request.query.lang),

    'POST /protect/response_templates/preview': {
      handle: (request) => preview.of(request),
      perMinute: PREVIEWS_PER_MINUTE,
    },

    'POST /controls/add_response_template': async (request) => {
      const { template_id, ...encoded } = request.body;
      const given = { ...encoded, template: decodeTexts(encoded.template) };
      const actor = actorOf(request);
      const isNew = template_id === undefined || template_id === null || template_id === '';
      const saved = isNew
        ? await service.create(actor, given)
        : await service.change(actor, template_id, given);
      return {
        action_status: 'success',
        api_message: 'Response template saved',
        template_id: saved.template_id,
      };
    },
  };
}
