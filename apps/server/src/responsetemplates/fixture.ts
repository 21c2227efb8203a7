import type { responsetemplatesCalls } from '@casbah/contract/responsetemplates';
import { NO_MESSAGES } from '@casbah/domain/response-template/messages';
import { addResponseTemplate } from '@casbah/stores/control/responsetemplates/response-templates';
import {
  type Attempts,
  type Fixture,
  list,
  NAMES_NOTHING,
  proxied,
  proxiedList,
  SECRET,
} from '../areas/fixture.ts';
import { responsetemplateChanges } from './test-changes.ts';

const TEMPLATE = 'response template';

export const responsetemplatesFixture: Fixture = {
  put: (tx, other) =>
    addResponseTemplate(
      tx,
      { tenant: other.tenant, id: other.id(TEMPLATE), time: 1, by: other.user },
      {
        name: SECRET,
        policy_type: 'documentshare',
        description: SECRET,
        enable_aggregation: false,
        status: true,
        template: { ...NO_MESSAGES, text: { admin: { body: SECRET } } },
      },
    ),
  foreign: (other): Attempts<typeof responsetemplatesCalls> => {
    const one = `/protect/response_templates/${other.id(TEMPLATE)}`;
    const template = { text: { admin: { body: 'Mine' } } };
    return {
      'GET /protect/response_templates': () => list('/protect/response_templates'),
      'POST /protect/response_templates': () => NAMES_NOTHING,
      'GET /protect/response_templates/{id}': () => [{ url: one }],
      'PATCH /protect/response_templates/{id}': () => [{ url: one, body: { template_name: 'Mine' } }],
      'DELETE /protect/response_templates/{id}': () => [{ url: one }],
      'POST /protect/response_templates/{id}/clone': () => [{ url: `${one}/clone` }],
      'POST /protect/response_templates/preview': () => [
        { body: { policy_type: 'documentshare', template }, answers: [200] },
      ],
      'POST /controls/add_response_template': () => [
        {
          body: {
            template_id: other.id(TEMPLATE),
            template_name: 'Mine',
            policy_type: 'documentshare',
            template,
          },
        },
      ],
    };
  },
  proxied: (other) => [
    ...(['get', 'delete'] as const).map((action) =>
      proxied('responsetemplates', { action, id: other.id(TEMPLATE) }),
    ),
    proxied('responsetemplates', { action: 'get', id: 'get_response_info' }, [200]),
    proxiedList('responsetemplates'),
  ],
  changes: responsetemplateChanges,
};
