import type { PolicyType } from '@casbah/domain/policy/policy-type';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../request/api.ts';

export interface ChosenTemplate {
  id: string;
  name: string;
  type: PolicyType;
}

const NONE: readonly ChosenTemplate[] = [];

const templatesQuery = queryOptions({
  queryKey: ['response_templates', 'choices'],
  queryFn: ({ signal }) => call('GET /protect/response_templates', { query: {} }, { signal }),
  select: ({ templates }) =>
    templates
      .filter(({ status }) => status)
      .map(({ template_id, template_name, policy_type }) => ({
        id: template_id,
        name: template_name,
        type: policy_type,
      })),
});

/** Response templates that policies can use, by name. */
export function useTemplates(): readonly ChosenTemplate[] {
  return useQuery(templatesQuery).data ?? NONE;
}
