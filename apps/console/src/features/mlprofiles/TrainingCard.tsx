import type { MlProfile } from '@casbah/contract/mlprofiles';
import type { mlprofilesWords } from '@casbah/messages/mlprofiles';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { ProgressBar } from '@casbah/widgets/progress-bar/ProgressBar.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './MlProfiles.module.css';
import { ProfileState } from './ProfileState.tsx';
import { isBusy } from './poll-interval.ts';
import { refreshProfiles } from './queries.ts';
import { missingSamples } from './readiness.ts';
import { useIsSending } from './sample-sends.ts';

/** State of a profile's model: what is missing, the training in progress, and why the last one failed. */
export function TrainingCard({ profile, mayChange }: { profile: MlProfile; mayChange: boolean }) {
  const say = useWords<typeof mlprofilesWords>();
  const { id, state, error, progress, trained_on: time, is_outdated: isOutdated } = profile;
  const busy = isBusy(profile);
  const { positive, negative } = missingSamples(profile);
  const isReady = positive + negative === 0;
  const isSending = useIsSending(id);
  const training = useMutation({
    mutationFn: () => call('POST /protect/ml_profiles/{id}/train', { params: { id } }),
    onSettled: () => refreshProfiles(),
  });
  return (
    <Card title={say('mlprofiles.training')} aside={<ProfileState profile={profile} />}>
      <div className={css.stack}>
        {busy ? (
          <div className={css.wide}>
            <ProgressBar
              label={say('mlprofiles.training.progress')}
              value={state === 'queued' ? undefined : progress}
              showValue
            />
            <p className={css.quiet}>
              {say(state === 'queued' ? 'mlprofiles.training.queued' : 'mlprofiles.training.running')}
            </p>
          </div>
        ) : null}
        {state === 'failed' && error !== null ? (
          <p className={css.text}>{say(`mlprofiles.error.${error}`)}</p>
        ) : null}
        {busy ? null : <MissingSamples positive={positive} negative={negative} />}
        {!busy && isReady && state === 'new' ? (
          <p className={css.text}>{say('mlprofiles.training.ready')}</p>
        ) : null}
        {!busy && isOutdated ? <p className={css.text}>{say('mlprofiles.training.outdated')}</p> : null}
        {time === null ? null : (
          <p className={css.quiet}>
            {say('mlprofiles.trained')}: <RelativeTime time={Date.parse(time)} />
            {busy || state === 'failed' ? <> · {say('mlprofiles.training.previous')}</> : null}
          </p>
        )}
        {mayChange ? (
          <FormErrors error={training.error} title={say('mlprofiles.train.failed')}>
            <Button
              variant="primary"
              isDisabled={!isReady || busy || isSending}
              isPending={training.isPending}
              onPress={() => training.mutate()}
            >
              {say(time === null ? 'mlprofiles.train' : 'mlprofiles.train.again')}
            </Button>
          </FormErrors>
        ) : null}
      </div>
    </Card>
  );
}

function MissingSamples({ positive, negative }: { positive: number; negative: number }) {
  const say = useWords<typeof mlprofilesWords>();
  if (positive + negative === 0) return null;
  return (
    <>
      <p className={css.text}>{say('mlprofiles.missing.samples')}</p>
      <ul className={css.list}>
        {positive === 0 ? null : <li>{say('mlprofiles.missing.positive', { count: positive })}</li>}
        {negative === 0 ? null : <li>{say('mlprofiles.missing.negative', { count: negative })}</li>}
      </ul>
    </>
  );
}
