import type { RetentionEffect } from '@casbah/contract/tenant';
import { ACTIVITY_RETENTIONS, RETENTIONS, type RetentionChoice } from '@casbah/domain/retention';
import type { TenantSettings } from '@casbah/domain/tenant-config';
import type { tenantWords } from '@casbah/messages/tenant';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DraftForm } from '../../settings/DraftForm.tsx';
import css from '../../settings/Settings.module.css';
import { useDraft } from '../../settings/useDraft.ts';
import { useWords } from '../../words/useWords.ts';
import { retentionEffectQuery, saveRetention } from './queries.ts';
import { RetentionEffectTable } from './RetentionEffectTable.tsx';

/** How long events and activities are kept, with the effect on stored events before it is saved. */
export function RetentionForm({ settings, mayChange }: { settings: TenantSettings; mayChange: boolean }) {
  const say = useWords<typeof tenantWords>();
  const draft = useDraft<RetentionChoice>({
    events: settings.value('data', 'event_retention'),
    activities: settings.value('data', 'activity_retention'),
  });
  const { events, activities } = draft.values;
  const effect = useQuery({
    ...retentionEffectQuery(draft.values),
    placeholderData: keepPreviousData,
  });
  const [asked, setAsked] = useState<{ answer: (isConfirmed: boolean) => void }>();
  const isUnlimited = events === 'forever' && (activities === 'forever' || activities === 'as_events');
  /** Deleted events can't be restored, so this asks for confirmation. */
  const confirmed = async (): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setAsked({ answer: resolve });
    const isConfirmed = await promise;
    setAsked(undefined);
    return isConfirmed;
  };
  const isCounting = effect.isPlaceholderData || effect.isPending;
  const label = (value: RetentionChoice['activities']) => ({
    value,
    label: say(`settings.retention.${value}`),
  });
  return (
    <div className={css.form}>
      <DraftForm
        draft={draft}
        isBlocked={isCounting}
        onSave={async () => {
          if (!isUnlimited && !(await confirmed())) return 'given up';
          return saveRetention(draft.values, draft.changed);
        }}
      >
        <Select
          name="event_retention"
          label={say('settings.retention')}
          hint={say('settings.retention.hint')}
          options={RETENTIONS.map((value) => ({ value, label: say(`settings.retention.${value}`) }))}
          value={events}
          isDisabled={!mayChange}
          onChange={(value) => draft.set({ events: value })}
        />
        <Select
          name="activity_retention"
          label={say('settings.retention.activities')}
          options={ACTIVITY_RETENTIONS.map(label)}
          value={activities}
          isDisabled={!mayChange}
          onChange={(value) => draft.set({ activities: value })}
        />
        <RetentionEffectTable query={effect} isCounting={isCounting} />
        <p className={css.hint}>
          {say(isUnlimited ? 'settings.retention.follows.forever' : 'settings.retention.follows')}
        </p>
      </DraftForm>
      <ConfirmDialog
        open={asked !== undefined}
        danger
        title={say('settings.retention.title')}
        accept={say('settings.retention.accept')}
        onAccept={() => asked?.answer(true)}
        onCancel={() => asked?.answer(false)}
      >
        <div className={css.stack}>
          <Deleted kinds={effect.data?.kinds} />
          <p className={css.text}>{say('settings.retention.text')}</p>
        </div>
      </ConfirmDialog>
    </div>
  );
}

/** What is deleted at once, by kind. */
function Deleted({ kinds }: { kinds: readonly RetentionEffect[] | undefined }) {
  const say = useWords<typeof tenantWords>();
  const format = useFormat('UTC');
  if (kinds === undefined) return <p className={css.text}>{say('settings.retention.text.unknown')}</p>;
  const expired = kinds.filter((kind) => kind.expired > 0);
  if (expired.length === 0) return <p className={css.text}>{say('settings.retention.text.none')}</p>;
  return (
    <ul className={css.follows}>
      {expired.map(({ kind, expired: count, bytes, cutoff }) => (
        <li key={kind}>
          {say('settings.retention.text.kind', {
            kind: say(`settings.kind.${kind}`),
            count,
            words: format.number(count),
            date: cutoff === null ? '' : format.date(Date.parse(cutoff), 'date'),
            bytes: format.bytes(bytes),
          })}
        </li>
      ))}
    </ul>
  );
}
