import type { Datasource } from '@casbah/contract/datasources';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { refreshSources } from '../../request/refresh-sources.ts';
import { useMay } from '../../request/session.ts';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { isBusy } from './queries.ts';
import { type Reading, ReadingFields } from './ReadingFields.tsx';
import css from './Sources.module.css';
import { untilRead } from './uploads.ts';

/** Format and time zone of a source, and reparsing of its rejected lines with them. */
export function ReadingCard({ source }: { source: Datasource }) {
  const say = useWords<typeof datasourcesWords>();
  const words = useFormat();
  const mayModify = useMay('datasources.modify');
  const { format, timezone, role, hold_hours } = source;
  const [reading, setReading] = useState<Reading>({ format, timezone, role, hold_hours });
  const changed =
    reading.format !== format ||
    reading.timezone !== timezone ||
    reading.role !== role ||
    reading.hold_hours !== hold_hours;

  const save = useMutation({
    mutationFn: async ({ again }: { again: boolean }) => {
      const params = { id: source.id };
      if (changed) await call('PATCH /admin/datasources/{id}', { params, body: reading });
      return again ? await call('POST /admin/datasources/{id}/rejects/parse_again', { params }) : undefined;
    },
    onSuccess: (load) => {
      if (load === undefined) return;
      showToast({ tone: 'info', title: say('datasources.reading.started'), detail: source.name });
      void untilRead(load).then(({ events, signs, rejects }) => {
        const read = events + signs;
        showToast({
          tone: read === 0 ? 'medium' : 'low',
          title: source.name,
          detail: say('datasources.reading.done', { read, rejected: rejects }),
        });
        refreshSources();
      });
    },
    onSettled: refreshSources,
  });

  return (
    <Card
      title={say('datasources.reading.title', { name: source.name })}
      aside={say('datasources.reading.aside')}
    >
      <div className={css.form}>
        {source.rejects > 0 ? <p className={css.second}>{say('datasources.reading.helps')}</p> : null}
        <FormErrors error={save.error}>
          <ReadingFields value={reading} onChange={setReading} />
        </FormErrors>
        {source.users_by_address > 0 ? (
          <p className={css.second}>
            {say('datasources.usersByAddress', {
              count: source.users_by_address,
              words: words.number(source.users_by_address),
            })}
          </p>
        ) : null}
        {source.role === 'who_is_where' ? (
          <p className={css.second}>
            {say('datasources.signs.text', { count: source.signs, words: words.number(source.signs) })}
          </p>
        ) : null}
        {mayModify ? (
          <div className={css.buttons}>
            {source.rejects > 0 ? (
              <Button
                variant="primary"
                isPending={save.isPending && save.variables.again}
                isDisabled={isBusy(source)}
                onPress={() => save.mutate({ again: true })}
              >
                {say(changed ? 'datasources.reading.saveAndAgain' : 'datasources.reading.again', {
                  count: source.rejects,
                })}
              </Button>
            ) : null}
            <Button
              isPending={save.isPending && !save.variables.again}
              isDisabled={!changed}
              onPress={() => save.mutate({ again: false })}
            >
              {say('datasources.reading.save')}
            </Button>
            <span role="status">
              {save.isSuccess && !changed ? <Chip tone="low">{say('datasources.reading.saved')}</Chip> : null}
            </span>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
