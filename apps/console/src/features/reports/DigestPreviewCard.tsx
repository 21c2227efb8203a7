import type { DigestPreview } from '@casbah/contract/reports';
import type { reportsWords } from '@casbah/messages/reports';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../request/api.ts';
import { useSession } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Reports.module.css';

/** Preview of the email that a person would get now. */
export function DigestPreviewCard() {
  const say = useWords<typeof reportsWords>();
  const { user_email: own } = useSession();
  const [typed, setTyped] = useState(own);
  const [email, setEmail] = useState(own);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['tenant', 'digest', 'preview', email],
    queryFn: ({ signal }) => call('GET /admin/reports/userdigest/preview', { query: { email } }, { signal }),
    retry: false,
  });
  const show = (event: FormEvent) => {
    event.preventDefault();
    setEmail(typed.trim().toLowerCase());
  };
  return (
    <Card title={say('digest.preview')}>
      <form className={css.line} onSubmit={show}>
        <TextField label={say('digest.preview.of')} value={typed} onChange={setTyped} />
        <Button type="submit" isPending={isFetching} isDisabled={typed.trim() === ''}>
          {say('digest.preview.show')}
        </Button>
      </form>
      {data !== undefined ? (
        <Mail preview={data} />
      ) : error === null ? (
        <Skeleton height={160} />
      ) : (
        <ErrorView error={error} onRetry={() => void refetch()} compact />
      )}
    </Card>
  );
}

function Mail({ preview: { mail, email, is_left_out } }: { preview: DigestPreview }) {
  const say = useWords<typeof reportsWords>();
  if (mail === null) return <p className={css.quiet}>{say('digest.preview.none', { email })}</p>;
  const [name = '', ...figures] = mail.head;
  return (
    <div className={css.mail}>
      {is_left_out ? <p className={css.quiet}>{say('digest.preview.leftOut', { email })}</p> : null}
      <h3>{mail.subject}</h3>
      <p>{mail.text}</p>
      <StaticTable
        label={mail.subject}
        rows={mail.rows}
        rowKey={(row) => row.join('|')}
        empty={say('digest.preview.none', { email })}
        columns={[
          { id: 'name', header: name, isRowName: true, cell: ([first]) => first ?? '' },
          ...figures.map((header, index) => ({
            id: `figure-${index}`,
            header,
            align: 'end' as const,
            cell: (row: readonly string[]) => row[index + 1] ?? '',
          })),
        ]}
      />
    </div>
  );
}
