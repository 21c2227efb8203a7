import type { Answer } from '@casbah/contract/client';
import type { investigateWords } from '@casbah/messages/investigate';
import type {
  responsetemplatesPlaceholdersWords,
  responsetemplatesWords,
} from '@casbah/messages/responsetemplates';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useLanguage } from '../../words/LanguageProvider.tsx';
import { useWords } from '../../words/useWords.ts';
import { PreviewedMessage } from './PreviewedMessage.tsx';
import { type PreviewAsked, previewQuery } from './queries.ts';
import css from './Templates.module.css';
import { isOn, MESSAGE_KEYS, type MessageKey, type TemplateEdit, usedMessages } from './template-draft.ts';

/** Pause in typing before the preview is requested, in milliseconds. */
const PAUSE = 250;

/** A message as people get it, filled with facts of an activity. */
export function PreviewCard({
  edit,
  shown,
  onShow,
}: {
  edit: TemplateEdit;
  /** The message that somebody works on. */
  shown: MessageKey | undefined;
  onShow: (key: MessageKey) => void;
}) {
  const say = useWords<
    typeof responsetemplatesWords | typeof responsetemplatesPlaceholdersWords | typeof investigateWords
  >();
  const { formatList } = useIntl();
  const [activity, setActivity] = useState<string>();
  const { data, error, refetch } = usePreview(edit, activity);
  const used = MESSAGE_KEYS.filter((key) => isOn(edit.messages, key));
  const key = shown !== undefined && used.includes(shown) ? shown : used[0];
  return (
    <div className={css.preview}>
      <Card title={say('response.preview')}>
        {key === undefined ? (
          <p className={css.second}>{say('response.preview.none')}</p>
        ) : data === undefined ? (
          error === null ? (
            <Skeleton height={240} />
          ) : (
            <ErrorView error={error} compact onRetry={() => void refetch()} />
          )
        ) : (
          <div className={css.stack}>
            <Select
              label={say('response.preview.message')}
              options={used.map((value) => ({ value, label: say(`response.message.${value}`) }))}
              value={key}
              onChange={onShow}
            />
            {data.activities.length === 0 ? (
              <p className={css.second}>{say('response.preview.noActivities')}</p>
            ) : (
              <ActivitySelect preview={data} onChoose={setActivity} />
            )}
            <PreviewedMessage messages={data.template} message={key} aggregates={edit.aggregates} />
            {data.samples.length === 0 || data.activity === null ? null : (
              <p className={css.second}>
                {say('response.preview.samples', {
                  names: formatList(
                    data.samples.map((name) => say(`response.placeholder.${name}`)),
                    { type: 'unit' },
                  ),
                })}
              </p>
            )}
          </div>
        )}
      </Card>
    </div>
  );
}

function ActivitySelect({
  preview: { activity, activities },
  onChoose,
}: {
  preview: Answer<'POST /protect/response_templates/preview'>;
  onChoose: (id: string) => void;
}) {
  const say = useWords<typeof responsetemplatesWords | typeof investigateWords>();
  const { formatDate } = useIntl();
  return (
    <Select
      label={say('response.preview.activity')}
      options={activities.map((one) => ({
        value: one.id,
        label: [say(`activity.did.${one.activity}`), one.object ?? one.app ?? ''].join(' ').trim(),
        detail: [formatDate(Date.parse(one.time), TIME), one.user, one.app]
          .filter((part) => part !== null)
          .join(' · '),
      }))}
      value={activity}
      onChange={onChoose}
    />
  );
}

const TIME = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

/** The filled messages, shortly after they change. */
function usePreview(edit: TemplateEdit, activity: string | undefined) {
  const { language } = useLanguage();
  const body: PreviewAsked = { policy_type: edit.policyType, template: usedMessages(edit), activity };
  const now = JSON.stringify(body);
  const [asked, setAsked] = useState({ text: now, body });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ text: now, body: JSON.parse(now) }), PAUSE);
    return () => clearTimeout(timer);
  }, [now]);
  return useQuery(previewQuery(asked.body, language));
}
