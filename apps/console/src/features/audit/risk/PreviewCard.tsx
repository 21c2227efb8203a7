import type { ProfilePreview } from '@casbah/contract/risk';
import type { riskProfilesWords } from '@casbah/messages/risk';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useWords } from '../../../words/useWords.ts';
import { contentOf, draftFault, type ProfileDraft } from './profile-draft.ts';
import css from './Risk.module.css';

/** Services whose risk level would change with the edited profile. */
export function PreviewCard({ draft }: { draft: ProfileDraft }) {
  const say = useWords<typeof riskProfilesWords>();
  const [shown, setShown] = useState<{ of: ProfileDraft; preview: ProfilePreview }>();
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const fault = draftFault(draft);
  const canShow = fault === undefined || fault === 'name';

  const show = async (): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      setShown({
        of: draft,
        preview: await call('POST /risks/brrprofiles/preview', { body: contentOf(draft) }),
      });
    } catch (error) {
      setFailure(error);
    }
    setPending(false);
  };
  return (
    <Card
      title={say('brr.preview')}
      aside={
        <Button size="small" isDisabled={!canShow} isPending={isPending} onPress={() => void show()}>
          {say('brr.preview.show')}
        </Button>
      }
    >
      <div className={css.stack} aria-live="polite">
        {shown?.of === draft ? null : <p className={css.quiet}>{say('brr.preview.text')}</p>}
        {failure === undefined ? null : <ErrorView error={failure} compact />}
        {/* Results for earlier entries are outdated. */}
        {shown?.of === draft ? <Preview preview={shown.preview} /> : null}
      </div>
    </Card>
  );
}

function Preview({ preview }: { preview: ProfilePreview }) {
  const say = useWords<typeof riskProfilesWords>();
  const format = useFormat();
  const { levels, services, changed, changed_used, from, to } = preview;
  return (
    <>
      <p>{say('brr.preview.sentence', { count: changed, used: changed_used })}</p>
      {from === null || to === null ? null : (
        <p className={css.quiet}>
          {say('brr.preview.past', {
            from: format.date(Date.parse(from), 'day'),
            to: format.date(Date.parse(to), 'day'),
          })}
        </p>
      )}
      <StaticTable
        label={say('brr.level')}
        rows={levels}
        rowKey={({ level }) => level}
        empty=""
        columns={[
          {
            id: 'level',
            header: say('brr.level'),
            isRowName: true,
            cell: ({ level }) => <RiskChip level={level} />,
          },
          { id: 'now', header: say('brr.now'), align: 'end', cell: ({ now }) => format.number(now) },
          { id: 'after', header: say('brr.after'), align: 'end', cell: ({ after }) => format.number(after) },
          {
            id: 'usedNow',
            header: say('brr.usedNow'),
            align: 'end',
            cell: ({ used_now }) => format.number(used_now),
          },
          {
            id: 'usedAfter',
            header: say('brr.usedAfter'),
            align: 'end',
            cell: ({ used_after }) => format.number(used_after),
          },
        ]}
      />
      {services.length === 0 ? null : <Moved services={services} />}
    </>
  );
}

function Moved({ services }: { services: ProfilePreview['services'] }) {
  const say = useWords<typeof riskProfilesWords>();
  const common = useWords();
  const format = useFormat();
  return (
    <StaticTable
      label={say('brr.preview')}
      rows={services}
      rowKey={({ id }) => id}
      empty=""
      columns={[
        {
          id: 'service',
          header: common('audit.column.service'),
          isRowName: true,
          cell: ({ id, name }) => (
            <Link to="/appAudit/service/$id" params={{ id }} search={{}}>
              {name}
            </Link>
          ),
        },
        {
          id: 'now',
          header: say('brr.now'),
          cell: ({ level, brr }) => <RiskChip level={level} brr={brr} />,
        },
        {
          id: 'after',
          header: say('brr.after'),
          cell: ({ after_level, after_brr }) => <RiskChip level={after_level} brr={after_brr} />,
        },
        {
          id: 'users',
          header: common('audit.column.users'),
          align: 'end',
          cell: ({ users }) => format.number(users),
        },
        {
          id: 'uploaded',
          header: common('audit.column.uploaded'),
          align: 'end',
          cell: (row) => <Uploaded of={row} />,
        },
      ]}
    />
  );
}
