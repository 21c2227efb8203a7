import type { Answer } from '@casbah/contract/client';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import css from './Partners.module.css';
import { profilesQuery, useChange } from './queries.ts';
import { usePartnersWords } from './usePartnersWords.ts';

type Granted = Answer<'GET /admin/partners'>['granted'][number];

/** The partners that look after this company, and by which rights. */
export function GrantedCard({ granted }: { granted: readonly Granted[] }) {
  const say = usePartnersWords();
  const { isPending, failure, change } = useChange();
  const { data } = useQuery(profilesQuery);
  const profiles = data?.profiles ?? [];
  const [code, setCode] = useState('');
  const [profile, setProfile] = useState<string>();
  const [asked, setAsked] = useState<Granted>();
  const chosen = profile ?? profiles[0]?.id;

  return (
    <Card title={say('partners.granted')}>
      <div className={css.stack}>
        {granted.length === 0 ? (
          <p className={css.hint}>{say('partners.granted.nothing')}</p>
        ) : (
          <StaticTable
            label={say('partners.granted')}
            rows={granted}
            rowKey={(row) => row.code}
            empty="–"
            columns={[
              {
                id: 'partner',
                header: say('partners.partner'),
                isRowName: true,
                cell: (row) => (
                  <span className={css.lines}>
                    <span>{row.name}</span>
                    <span className={css.second}>{row.code}</span>
                  </span>
                ),
              },
              {
                id: 'profile',
                header: say('partners.profile'),
                cell: (row) => row.profile?.name ?? say('partners.profile.none'),
              },
              {
                id: 'since',
                header: say('partners.since'),
                cell: (row) => <RelativeTime time={Date.parse(row.since)} />,
              },
              {
                id: 'withdraw',
                header: say('partners.withdraw'),
                align: 'end',
                cell: (row) => (
                  <Button size="small" onPress={() => setAsked(row)} isDisabled={isPending}>
                    {say('partners.withdraw')}
                  </Button>
                ),
              },
            ]}
          />
        )}
        {profiles.length === 0 ? null : (
          <div className={css.line}>
            <TextField
              label={say('partners.code')}
              hint={say('partners.code.hint')}
              value={code}
              onChange={setCode}
              maxLength={32}
            />
            <Select
              label={say('partners.profile')}
              value={chosen ?? ''}
              onChange={setProfile}
              options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Button
              isPending={isPending}
              isDisabled={code.trim() === '' || chosen === undefined}
              onPress={() =>
                void change(async () => {
                  if (chosen === undefined) return;
                  await call('POST /admin/partners/granted', {
                    body: { code: code.trim(), profile_id: chosen },
                  });
                  setCode('');
                })
              }
            >
              {say('partners.grant')}
            </Button>
          </div>
        )}
        {failure === undefined ? null : <ErrorView error={failure} compact />}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        danger
        title={say('partners.withdraw.title', { name: asked?.name ?? '' })}
        accept={say('partners.withdraw')}
        pending={isPending}
        onAccept={() => {
          const params = { code: asked?.code ?? '' };
          void change(() => call('DELETE /admin/partners/granted/{code}', { params })).finally(() =>
            setAsked(undefined),
          );
        }}
        onCancel={() => setAsked(undefined)}
      >
        {say('partners.withdraw.text')}
      </ConfirmDialog>
    </Card>
  );
}
