import type { MlProfile, MlSample } from '@casbah/contract/mlprofiles';
import { ML_SAMPLE_LIMITS } from '@casbah/domain/content-limits';
import type { SampleKind } from '@casbah/domain/ml-profile';
import type { mlprofilesWords } from '@casbah/messages/mlprofiles';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { FileDrop } from '@casbah/widgets/file-drop/FileDrop.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { useFileSend } from '../../request/file-sends.ts';
import { actionsColumn } from '../../settings/actions-column.tsx';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showErrorToast } from '../../shell/toasts.ts';
import { useErrorWords } from '../../shell/useErrorWords.ts';
import { useWords } from '../../words/useWords.ts';
import css from './MlProfiles.module.css';
import { FileSendStatus } from './parts/FileSendStatus.tsx';
import { refreshProfiles, samplesQuery } from './queries.ts';
import { addSamples, sampleSends, sendOf } from './sample-sends.ts';

/** Rows shown before the rest is asked for. */
const SHOWN = 10;

/** Samples of one kind: added, listed, deleted. */
export function SamplesCard({
  profile,
  kind,
  mayChange,
}: {
  profile: MlProfile;
  kind: SampleKind;
  mayChange: boolean;
}) {
  const say = useWords<typeof mlprofilesWords>();
  const format = useFormat();
  const { data, error, refetch } = useQuery(samplesQuery(profile.id));
  const key = sendOf(profile.id, kind);
  const send = useFileSend(sampleSends, key);
  const count = kind === 'positive' ? profile.positive_samples : profile.negative_samples;
  const samples = (data?.samples ?? []).filter((sample) => sample.kind === kind);
  return (
    <Card title={say(`mlprofiles.samples.${kind}`)} aside={format.number(count)}>
      <div className={css.samples}>
        <p className={css.quiet}>{say(`mlprofiles.samples.${kind}.text`)}</p>
        {mayChange ? (
          <FileDrop
            title={say(`mlprofiles.drop.${kind}`)}
            disabled={count >= ML_SAMPLE_LIMITS.samples}
            onFiles={(files) => void addSamples(profile.id, kind, files)}
          >
            {say('mlprofiles.drop.what', { size: format.bytes(ML_SAMPLE_LIMITS.bytes) })}
          </FileDrop>
        ) : null}
        <FileSendStatus send={send} onDismiss={() => sampleSends.dismiss(key)} />
        {data === undefined ? (
          error === null ? (
            <Skeleton height={80} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} compact />
          )
        ) : (
          <Samples profile={profile} kind={kind} samples={samples} mayChange={mayChange} />
        )}
      </div>
    </Card>
  );
}

function Samples({
  profile: { id },
  kind,
  samples,
  mayChange,
}: {
  profile: Pick<MlProfile, 'id'>;
  kind: SampleKind;
  samples: readonly MlSample[];
  mayChange: boolean;
}) {
  const say = useWords<typeof mlprofilesWords>();
  const format = useFormat();
  const wordsOf = useErrorWords();
  const remove = async ({ id: sample, file_name: name }: MlSample): Promise<void> => {
    try {
      await call('DELETE /protect/ml_profiles/{id}/samples/{sample}', { params: { id, sample } });
    } catch (failure) {
      showErrorToast(failure, {
        title: say('mlprofiles.samples.delete.failed', { name }),
        detail: wordsOf(failure).text,
      });
    }
    await refreshProfiles();
  };
  return (
    <StaticTable
      label={say(`mlprofiles.samples.${kind}`)}
      rows={samples}
      rowKey={(sample) => sample.id}
      empty={say('mlprofiles.samples.none')}
      shown={SHOWN}
      columns={[
        {
          id: 'name',
          header: say('mlprofiles.samples.file'),
          isRowName: true,
          wraps: true,
          cell: ({ file_name: name }) => <bdi>{name}</bdi>,
        },
        {
          id: 'size',
          header: say('mlprofiles.samples.size'),
          align: 'end',
          cell: ({ size }) => format.bytes(size),
        },
        {
          id: 'added',
          header: say('mlprofiles.samples.added'),
          cell: ({ added_on: time }) => <RelativeTime time={Date.parse(time)} />,
        },
        ...actionsColumn<MlSample>(mayChange, say('mlprofiles.actions'), (sample) => (
          <Button
            size="small"
            aria-label={say('mlprofiles.samples.delete.of', { name: sample.file_name })}
            onPress={() => void remove(sample)}
          >
            {say('mlprofiles.samples.delete')}
          </Button>
        )),
      ]}
    />
  );
}
