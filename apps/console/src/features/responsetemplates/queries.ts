import type { Arguments } from '@casbah/contract/client';
import type { Language } from '@casbah/messages/languages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

/** Key prefix that the live stream's signal invalidates. */
const TEMPLATES = 'response_templates';

export const templatesQuery = (lang: Language) =>
  queryOptions({
    queryKey: [TEMPLATES, 'all', lang],
    queryFn: ({ signal }) => call('GET /protect/response_templates', { query: { lang } }, { signal }),
  });

export type PreviewAsked = Arguments<'POST /protect/response_templates/preview'>['body'];

export const previewQuery = (body: PreviewAsked, lang: Language) =>
  queryOptions({
    queryKey: ['response_preview', body, lang],
    queryFn: ({ signal }) =>
      call('POST /protect/response_templates/preview', { query: { lang }, body }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Clears the cached list, which all pages of templates read. */
export function refreshTemplates(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [TEMPLATES] });
}
