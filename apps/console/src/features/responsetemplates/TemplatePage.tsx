import type { responsetemplatesWords } from '@casbah/messages/responsetemplates';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { textOf } from '../../scope/scope.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useLanguage } from '../../words/LanguageProvider.tsx';
import { useWords } from '../../words/useWords.ts';
import { templatesQuery } from './queries.ts';
import { TemplateEditor } from './TemplateEditor.tsx';

/** A response template, or a new one. */
export function TemplatePage() {
  const say = useWords<typeof responsetemplatesWords>();
  const id = textOf(useSearch({ strict: false }).id);
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(templatesQuery(language));
  const template = data?.templates.find(({ template_id }) => template_id === id);
  if (data !== undefined && (id === undefined || template !== undefined))
    return (
      <TemplateEditor
        key={id ?? 'new'}
        template={template}
        templates={data.templates}
        browserBody={data.browser_body_limit}
      />
    );
  return (
    <>
      <PageHead title={say(id === undefined ? 'response.add' : 'route.protect.responseTemplates')} />
      <Card>
        {data !== undefined ? (
          <EmptyState compact title={say('response.missing')}>
            {say('response.missing.text')}
          </EmptyState>
        ) : error === null ? (
          <Skeleton height={320} />
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    </>
  );
}
