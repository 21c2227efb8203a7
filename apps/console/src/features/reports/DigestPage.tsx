import type { UserDigest } from '@casbah/contract/reports';
import { isEmail } from '@casbah/domain/email';
import { DIGEST_FREQUENCIES, type DigestFrequency } from '@casbah/domain/report-schedule';
import type { reportsWords } from '@casbah/messages/reports';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { DigestPreviewCard } from './DigestPreviewCard.tsx';
import css from './Reports.module.css';

const KEY = ['tenant', 'digest'] as const;

/** Settings of the personal usage digest. */
export function DigestPage() {
  const say = useWords<typeof reportsWords>();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /admin/reports/userdigest', {}, { signal }),
  });
  return (
    <>
      <PageHead
        title={say('route.dashboards.userDigest')}
        actions={
          <Link to="/appAudit/schedule-report" className={buttonClass()}>
            {say('route.audit.scheduleReport')}
          </Link>
        }
      >
        {say('digest.sentence')}
      </PageHead>
      {data === undefined ? (
        <Card>
          {error === null ? (
            <Skeleton height={240} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      ) : (
        <>
          <Card title={say('digest.plan')}>
            <DigestForm key={JSON.stringify(data)} digest={data} />
          </Card>
          {data.is_anonymised ? null : <DigestPreviewCard />}
        </>
      )}
    </>
  );
}

function DigestForm({ digest }: { digest: UserDigest }) {
  const say = useWords<typeof reportsWords>();
  const format = useFormat();
  const [isEnabled, setEnabled] = useState(digest.is_enabled);
  const [frequency, setFrequency] = useState<DigestFrequency>(digest.frequency);
  const [typed, setTyped] = useState(digest.left_out.join('\n'));
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const leftOut = [...new Set(typed.toLowerCase().split(/[\s,;]+/))].filter((one) => one !== '').sort();
  const wrong = leftOut.find((one) => !isEmail(one));
  const isChanged =
    isEnabled !== digest.is_enabled ||
    frequency !== digest.frequency ||
    leftOut.join() !== digest.left_out.toSorted().join();

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (wrong !== undefined) return;
    setPending(true);
    setFailure(undefined);
    try {
      const body = { is_enabled: isEnabled, frequency, left_out: leftOut };
      const saved = await call('PATCH /admin/reports/userdigest', { body });
      showToast({ tone: 'low', title: say('digest.saved') });
      queryClient.setQueryData(KEY, saved);
    } catch (error) {
      setFailure(error);
    }
    setPending(false);
  };
  return (
    <form className={css.form} onSubmit={(event) => void save(event)}>
      <FormErrors error={failure} title={say('digest.save.failed')}>
        {digest.is_anonymised ? <p>{say('digest.anonymised')}</p> : null}
        <Switch
          isSelected={isEnabled}
          isDisabled={digest.is_anonymised && !digest.is_enabled}
          onChange={setEnabled}
        >
          {say('digest.on')}
        </Switch>
        <Select
          name="frequency"
          label={say('schedules.frequency')}
          hint={say(`schedules.when.${frequency}`, { zone: format.zone })}
          options={DIGEST_FREQUENCIES.map((value) => ({ value, label: say(`schedules.frequency.${value}`) }))}
          value={frequency}
          onChange={setFrequency}
        />
        <TextField
          name="left_out"
          label={say('digest.leftOut')}
          hint={say('digest.leftOut.hint')}
          rows={4}
          value={typed}
          onChange={setTyped}
          error={wrong === undefined ? undefined : say('schedules.recipients.wrong', { address: wrong })}
        />
        <p className={css.quiet}>
          {digest.next_delivery === null
            ? say('digest.next.none')
            : say('digest.next', { time: format.date(Date.parse(digest.next_delivery), 'dayTime') })}{' '}
          {digest.last === null
            ? null
            : say('digest.last', {
                time: format.date(Date.parse(digest.last.on), 'dayTime'),
                count: digest.last.people,
              })}
        </p>
        {digest.last_error === null ? null : (
          <p role="alert">{say('schedules.failed', { reason: digest.last_error })}</p>
        )}
        <span>
          <Button
            type="submit"
            variant="primary"
            isDisabled={!isChanged || wrong !== undefined}
            isPending={isPending}
          >
            {say('schedules.save')}
          </Button>
        </span>
      </FormErrors>
    </form>
  );
}
