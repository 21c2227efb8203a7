import type { MlProfile } from '@casbah/contract/mlprofiles';
import type { mlprofilesWords } from '@casbah/messages/mlprofiles';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Facts } from '@casbah/widgets/facts/Facts.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useWords } from '../../words/useWords.ts';
import css from './MlProfiles.module.css';
import { isRoughQuality, outOf100, unusedSamples } from './readiness.ts';

/** How good a model is, measured with samples that it wasn't trained with: in sentences, then in figures. */
export function QualityCard({ profile }: { profile: MlProfile }) {
  const say = useWords<typeof mlprofilesWords>();
  const format = useFormat();
  const { quality } = profile;
  if (quality === null)
    return (
      <Card title={say('mlprofiles.quality')}>
        <p className={css.quiet}>{say('mlprofiles.quality.none')}</p>
      </Card>
    );
  const unused = unusedSamples(profile);
  const { accuracy, precision, recall, samples } = quality;
  return (
    <Card title={say('mlprofiles.quality')}>
      <div className={css.stack}>
        <ul className={css.list}>
          <li>{say('mlprofiles.quality.precision.words', { count: outOf100(precision) })}</li>
          <li>{say('mlprofiles.quality.recall.words', { count: outOf100(recall) })}</li>
        </ul>
        <div className={css.wide}>
          <Facts
            facts={[
              [say('mlprofiles.quality.accuracy'), format.percent(accuracy)],
              [say('mlprofiles.quality.precision'), format.percent(precision)],
              [say('mlprofiles.quality.recall'), format.percent(recall)],
              [say('mlprofiles.quality.heldOut'), format.number(samples)],
            ]}
          />
        </div>
        {unused === 0 ? null : (
          <p className={css.text}>{say('mlprofiles.quality.unused', { count: unused })}</p>
        )}
        <p className={css.quiet}>
          {say('mlprofiles.quality.how')} {isRoughQuality(samples) ? say('mlprofiles.quality.rough') : null}
        </p>
      </div>
    </Card>
  );
}
