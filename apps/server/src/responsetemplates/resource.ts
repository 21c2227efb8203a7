import { INFO_FIELDS, RESPONSE_INFO, type ResponseTemplate } from '@casbah/contract/responsetemplates';
import { found, pageOf, textIn } from '../controls/paging.ts';
import { addressOf } from '../controls/proxy.ts';
import type { ResourceHandlers } from '../controls/resources.ts';
import { actorOf } from '../http/actor.ts';
import type { Identity } from '../http/sessions.ts';
import type { ResponseTemplates } from './service.ts';

const RESOURCE = 'responsetemplates';

/** Response templates behind the generic proxy, default ones in the reader's language. */
export function responsetemplatesResource(
  service: ResponseTemplates,
): Pick<ResourceHandlers, typeof RESOURCE> {
  const listFor = async (session: Identity): Promise<ResponseTemplate[]> =>
    service.list(session.tenant, await service.languageOf(session));
  return {
    responsetemplates: {
      list: async ({ session, params }) => {
        const rows = found(await listFor(session), params, {
          nameOf: ({ template_name, description }) => `${template_name} ${description}`,
          keyOf: textIn,
        });
        return pageOf(RESOURCE, rows.map(withAddress), params);
      },
      get: async ({ session, id, params }) => {
        if (id !== RESPONSE_INFO)
          return withAddress(await service.find(session.tenant, id, await service.languageOf(session)));
        const fields = new Set(params.field ?? INFO_FIELDS);
        const templates = await listFor(session);
        return {
          objects: templates.map(({ template_id, policy_type, template_name }) => ({
            ...(fields.has('id') ? { id: template_id } : {}),
            ...(fields.has('policy_type') ? { policy_type } : {}),
            ...(fields.has('template_name') ? { template_name } : {}),
          })),
        };
      },
      delete: async (request) => {
        await service.remove(actorOf(request), request.id);
        return { api_response: 'success' };
      },
    },
  };
}

function withAddress(template: ResponseTemplate) {
  const { template_id } = template;
  return { ...template, id: template_id, resource_uri: addressOf(RESOURCE, template_id) };
}
