import type { BrrProfileAnswer } from '@casbah/contract/risk';
import type { riskProfilesWords } from '@casbah/messages/risk';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { useMay } from '../../../request/session.ts';
import { FormErrors } from '../../../shell/FormErrors.tsx';
import { showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';
import { refreshRisk } from './queries.ts';
import css from './Risk.module.css';

/** High and medium thresholds of the built-in profile, its only settings that a company can change. */
export function ThresholdsCard({ builtIn }: { builtIn: BrrProfileAnswer }) {
  const say = useWords<typeof riskProfilesWords>();
  const mayChange = useMay('audit.modify');
  const { thresholds, in_force } = builtIn;
  const [high, setHigh] = useState(thresholds.high);
  const [medium, setMedium] = useState(thresholds.medium);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isWrong = high > medium;
  const isSame = high === thresholds.high && medium === thresholds.medium;
  const save = async (): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      const objects = [
        { name: 'brr_threshold_high', value: high },
        { name: 'brr_threshold_medium', value: medium },
      ];
      await call('POST /risks/updateauditpreferences', { body: { objects } });
      await refreshRisk();
      showToast({ tone: 'low', title: say('brr.saved', { name: builtIn.name }) });
    } catch (error) {
      setFailure(error);
    }
    setPending(false);
  };
  return (
    <Card title={say('brr.defaults')} aside={in_force ? undefined : say('brr.defaults.aside')}>
      <div className={css.stack}>
        <p>
          {say('brr.scale')} {say('brr.defaults.text')}
        </p>
        <FormErrors error={failure} title={say('brr.failed')}>
          <div className={css.row}>
            <NumberField
              name="brr_threshold_high"
              label={say('brr.high')}
              value={high}
              onChange={setHigh}
              max={100}
              isReadOnly={!mayChange}
              error={isWrong ? say('brr.thresholds.wrong') : undefined}
            />
            <NumberField
              name="brr_threshold_medium"
              label={say('brr.medium')}
              value={medium}
              onChange={setMedium}
              max={100}
              isReadOnly={!mayChange}
            />
            {mayChange ? (
              <Button isPending={isPending} isDisabled={isWrong || isSame} onPress={() => void save()}>
                {say('brr.save')}
              </Button>
            ) : null}
          </div>
        </FormErrors>
      </div>
    </Card>
  );
}
