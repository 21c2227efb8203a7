import type { ResponseTemplate } from '@casbah/contract/responsetemplates';
import type { responsetemplatesWords } from '@casbah/messages/responsetemplates';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../request/api.ts';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { useErrorWords } from '../../shell/useErrorWords.ts';
import { useLanguage } from '../../words/LanguageProvider.tsx';
import { useWords } from '../../words/useWords.ts';
import { refreshTemplates } from './queries.ts';

/** Copies a template and opens the copy. */
export function useClone(): (template: ResponseTemplate) => Promise<void> {
  const say = useWords<typeof responsetemplatesWords>();
  const wordsOf = useErrorWords();
  const navigate = useNavigate();
  const { language: lang } = useLanguage();
  return async ({ template_id, template_name }) => {
    try {
      const copy = await call('POST /protect/response_templates/{id}/clone', {
        params: { id: template_id },
        query: { lang },
      });
      await refreshTemplates();
      showToast({ tone: 'low', title: say('response.cloned', { name: copy.template_name }) });
      await navigate({ to: '/protect/dlpprofiles/templates/manage', search: { id: copy.template_id } });
    } catch (failure) {
      const title = say('response.clone.failed', { name: template_name });
      showErrorToast(failure, { title, detail: wordsOf(failure).text });
    }
  };
}
