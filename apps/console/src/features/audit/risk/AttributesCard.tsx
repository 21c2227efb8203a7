import type { RiskAttribute, ServiceRisk } from '@casbah/contract/risk';
import { BRR_KNOCKOUT } from '@casbah/domain/risk';
import { confidenceLevel } from '@casbah/domain/risk-answer';
import { type RiskCategory, riskCategories } from '@casbah/domain/risk-question';
import type { catalogueFactsWords } from '@casbah/messages/catalogue';
import type { riskProfilesWords, riskScoreWords, riskWords } from '@casbah/messages/risk';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Evidence } from '../../../evidence/Evidence.tsx';
import { call } from '../../../request/api.ts';
import { useMay } from '../../../request/session.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { showErrorToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';
import type { ServiceSearch } from '../service/service-search.ts';
import { AnswerCell } from './AnswerCell.tsx';
import { AnswerChanges } from './AnswerChanges.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { refreshRisk, riskQuery } from './queries.ts';
import css from './Risk.module.css';
import { hasFacts, ServiceFacts } from './ServiceFacts.tsx';
import { usePoints } from './usePoints.ts';
import { useScoreToast } from './useScoreToast.ts';

/** Every risk attribute of a service with its answer, source and override. */
export function AttributesCard({ id }: { id: string }) {
  const say = useWords<typeof riskProfilesWords>();
  const { data, error, refetch } = useQuery(riskQuery(id));
  if (data === undefined)
    return (
      <Card title={say('brr.attributes')}>
        {error === null ? (
          <Skeleton height={320} />
        ) : (
          <ErrorView error={error} onRetry={() => void refetch()} />
        )}
      </Card>
    );
  return <Attributes risk={data} />;
}

function Attributes({ risk }: { risk: ServiceRisk }) {
  const say = useWords<
    typeof riskProfilesWords | typeof riskWords | typeof riskScoreWords | typeof catalogueFactsWords
  >();
  const common = useWords();
  const format = useFormat();
  const tenths = usePoints();
  const showScore = useScoreToast(risk.service.id);
  const mayChange = useMay('audit.modify');
  const navigate = useNavigate();
  const { attributes: named }: ServiceSearch = useSearch({ strict: false });
  const category = riskCategories().find((one) => one === named) ?? 'general';
  const setCategory = (attributes: RiskCategory): void =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, attributes }),
      replace: true,
      resetScroll: false,
    });
  const [answered, setAnswered] = useState<RiskAttribute>();
  const sum = risk.categories.find(({ name }) => name === category);
  const { confidence } = risk.score;

  const takeBack = async ({ attribute }: RiskAttribute): Promise<void> => {
    try {
      await call('DELETE /risks/services/{id}/answers/{question}', {
        params: { id: risk.service.id, question: attribute },
      });
      await showScore(say('brr.back.done'));
    } catch (failure) {
      showErrorToast(failure, { title: say('brr.failed') });
      await refreshRisk();
    }
  };

  return (
    <>
      {hasFacts(risk.service) ? (
        <Card title={say('serviceFacts.title')}>
          <ServiceFacts facts={risk.service} />
        </Card>
      ) : null}
      <Card
        title={say('brr.attributes')}
        aside={`${say('brr.attributes.aside', { profile: risk.profile.name })} · ${say(
          `risk.confidence.${confidenceLevel(confidence)}`,
        )} (${format.percent(confidence / 100)})`}
      >
        <div className={css.stack}>
          <p className={css.names}>
            <RiskChip level={risk.score.level} brr={risk.score.brr} />
            {risk.score.brr === BRR_KNOCKOUT ? say('brr.KNOCKOUT_SERVICE_TIP') : null}
            {risk.score.reason === null
              ? common('audit.score.readiness', { brr: format.number(risk.score.brr) })
              : null}
          </p>
          <SegmentedControl
            label={say('brr.category')}
            value={category}
            onChange={setCategory}
            segments={risk.categories.map(({ name, points }) => ({
              value: name,
              label: `${say(`risk.category.${name}`)} · ${tenths(points)}`,
            }))}
          />
          {sum === undefined ? null : (
            <p className={css.quiet}>
              {say('brr.sum', {
                points: tenths(sum.points),
                answered: sum.answered,
                asked: sum.asked,
              })}
              {sum.knocked_out ? ` ${say('brr.KNOCKOUT_ATTR_CAT_TIP')}` : null}
            </p>
          )}
          <StaticTable
            label={`${say('brr.attributes')}: ${say(`risk.category.${category}`)}`}
            rows={risk.attributes.filter((one) => one.category === category)}
            rowKey={({ attribute }) => attribute}
            empty=""
            columns={[
              {
                id: 'question',
                header: say('brr.question'),
                isRowName: true,
                cell: ({ attribute, sub }) => (
                  <>
                    {say(`score.attribute.${attribute}`)}
                    <span className={css.under}>{say(`risk.sub.${sub}`)}</span>
                  </>
                ),
              },
              {
                id: 'answer',
                header: say('brr.answer'),
                cell: (one) => <AnswerCell attribute={one} />,
              },
              {
                id: 'points',
                header: say('brr.points'),
                align: 'end',
                cell: ({ points }) => tenths(points),
              },
              {
                id: 'weight',
                header: say('brr.weight'),
                cell: ({ weight }) => (
                  <span className={css.line}>
                    <Weight weight={weight} />
                  </span>
                ),
              },
              {
                id: 'source',
                header: say('brr.source'),
                cell: (one) => (
                  <>
                    <Evidence part={one} />
                    {one.own === null || one.own.note === '' ? null : ` ${one.own.note}`}
                    {one.knocked_out ? (
                      <span className={css.under}>{say('brr.KNOCKOUT_ATTR_TIP')}</span>
                    ) : null}
                  </>
                ),
              },
              ...(mayChange
                ? [
                    {
                      id: 'actions',
                      header: say('brr.actions'),
                      align: 'end' as const,
                      cell: (one: RiskAttribute) => (
                        <Deeds attribute={one} onAnswer={setAnswered} onBack={(its) => void takeBack(its)} />
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </div>
      </Card>
      <AnswerChanges id={risk.service.id} />
      {answered === undefined ? null : (
        <AnswerDialog service={risk.service.id} attribute={answered} onClose={() => setAnswered(undefined)} />
      )}
    </>
  );
}

function Weight({ weight }: { weight: number }) {
  const say = useWords<typeof riskProfilesWords>();
  switch (weight) {
    case 8:
      return say('brr.weight.8');
    case 3:
      return say('brr.weight.3');
    case 1:
      return say('brr.weight.1');
    default:
      return say('brr.weight.0');
  }
}

function Deeds({
  attribute,
  onAnswer,
  onBack,
}: {
  attribute: RiskAttribute;
  onAnswer: (attribute: RiskAttribute) => void;
  onBack: (attribute: RiskAttribute) => void;
}) {
  const say = useWords<typeof riskProfilesWords | typeof riskScoreWords>();
  const question = say(`score.attribute.${attribute.attribute}`);
  return (
    <span className={css.actions}>
      <Button size="small" aria-label={say('brr.give.of', { question })} onPress={() => onAnswer(attribute)}>
        {say('brr.give')}
      </Button>
      {attribute.own === null ? null : (
        <Button size="small" aria-label={say('brr.back.of', { question })} onPress={() => onBack(attribute)}>
          {say('brr.back')}
        </Button>
      )}
    </span>
  );
}
