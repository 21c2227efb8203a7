import type { Answer } from '@casbah/contract/client';
import { PARTNER_CODE } from '@casbah/domain/partner';
import type { partnersWords } from '@casbah/messages/partners';
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
import { FormErrors } from '../../shell/FormErrors.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Partners.module.css';
import { profilesQuery, useChange } from './queries.ts';

type Granted = Answer<'GET /admin/partners'>['granted'][number];

/** Partners that administer this company, with their access profile. */
export function GrantedCard({ granted }: { granted: readonly Granted[] }) {
  const say = useWords<typeof partnersWords>();
  const { isPending, failure, change } = useChange();
  const { data } = useQuery(profilesQuery);
  const profiles = data?.profiles ?? [];
  const [code, setCode] = useState('');
  const [profile, setProfile] = useState<string | null>(null);
  const [wasTried, setTried] = useState(false);
  const [asked, setAsked] = useState<Granted>();
  const wanted = code.trim().toLowerCase();
  const letIn = (): void => {
    setTried(true);
    if (profile === null || !PARTNER_CODE.test(wanted)) return;
    void change(async () => {
      await call('POST /admin/partners/granted', { body: { code: wanted, profile_id: profile } });
      setCode('');
      setProfile(null);
      setTried(false);
    });
  };

  return (
    <Card title={say('partners.granted')} flush>
      {granted.length === 0 ? null : (
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
              header: say('partners.change'),
              align: 'end',
              cell: (row) => (
                <Button
                  size="small"
                  onPress={() => setAsked(row)}
                  isDisabled={isPending}
                  aria-label={`${say('partners.withdraw')}: ${row.name}`}
                >
                  {say('partners.withdraw')}
                </Button>
              ),
            },
          ]}
        />
      )}
      <div className={css.below}>
        {granted.length === 0 ? <p className={css.hint}>{say('partners.granted.nothing')}</p> : null}
        {data === undefined ? null : profiles.length === 0 ? (
          <p className={css.hint}>{say('partners.profile.first')}</p>
        ) : (
          <FormErrors error={failure}>
            <div className={css.line}>
              <TextField
                name="code"
                isRequired
                label={say('partners.code')}
                hint={say('partners.code.ask')}
                value={code}
                onChange={setCode}
                formatError={wasTried && !PARTNER_CODE.test(wanted) ? say('partners.code.wrong') : undefined}
                maxLength={32}
              />
              <Select
                name="profile_id"
                isRequired
                label={say('partners.profile')}
                hint={say('partners.profile.hint')}
                value={profile}
                onChange={setProfile}
                options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
                error={wasTried && profile === null ? say('partners.profile.missing') : undefined}
              />
              <Button variant="primary" isPending={isPending} onPress={letIn}>
                {say('partners.grant')}
              </Button>
            </div>
          </FormErrors>
        )}
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
