import type { newResponseTemplate, ResponseTemplate } from '@casbah/contract/responsetemplates';
import { isoTime } from '@casbah/domain/iso-time';
import { textsOf } from '@casbah/domain/response-template/messages';
import type {
  ResponseTemplateGiven,
  StoredResponseTemplate,
} from '@casbah/stores/control/responsetemplates/response-templates';
import type { z } from 'zod';

export function templateAnswer({
  tenant_id: _,
  id,
  name,
  created_on,
  modified_on,
  ...rest
}: StoredResponseTemplate): ResponseTemplate {
  return {
    ...rest,
    template_id: id,
    template_name: name,
    is_default: false,
    created_on: isoTime(created_on),
    modified_on: isoTime(modified_on),
  };
}

export function givenOf({
  template_name: name,
  ...rest
}: z.output<typeof newResponseTemplate>): ResponseTemplateGiven {
  return { ...rest, name };
}

/** Characters of a text in the history. */
const MOST_RECORDED = 1000;

/** Values for the history: each text by its path; a long one is cut. */
export function recorded({ template, name, ...rest }: ResponseTemplateGiven): Record<string, unknown> {
  const { policy_type, description, enable_aggregation, status } = rest;
  const texts = textsOf(template).map(({ path, text }): [string, string] => [
    `template.${path}`,
    text.length > MOST_RECORDED ? `${text.slice(0, MOST_RECORDED)}…` : text,
  ]);
  const fields = { name, policy_type, description, enable_aggregation, is_enabled: status };
  return { ...fields, ...Object.fromEntries(texts) };
}
