import { MOST_COMPARED, type ServiceRisk } from '@casbah/contract/risk';
import { QUESTION_KEYS } from '@casbah/domain/risk-question';
import type { BrrMessageId, RiskMessageId, ScoreMessageId } from '@casbah/messages/parts';
import { Breadcrumb } from '@casbah/widgets/breadcrumb/Breadcrumb.tsx';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { ComboBox } from '@casbah/widgets/combo-box/ComboBox.tsx';
import { ComparisonTable } from '@casbah/widgets/comparison-table/ComparisonTable.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useCategoryName } from '../../../words/useCategoryName.ts';
import { useCountry } from '../../../words/useCountry.ts';
import { useWords } from '../../../words/useWords.ts';
import { type CompareSearch, comparedIds } from './compared.ts';
import { riskQuery, usedServicesQuery } from './queries.ts';
import css from './Risk.module.css';
import { useAnswerText } from './useAnswerText.ts';

/** Services side by side, what tells them apart first. */
export function ComparePage() {
  const say = useWords<BrrMessageId>();
  const navigate = useNavigate();
  const search: Partial<CompareSearch> = useSearch({ strict: false });
  const ids = comparedIds(search.ids);
  const used = useQuery(usedServicesQuery);
  const reads = useQueries({ queries: ids.map((id) => riskQuery(id)) });
  const risks = reads.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const failure = reads.find(({ error }) => error !== null)?.error;
  const isPending = reads.some(({ isLoading }) => isLoading);
  const show = (next: readonly string[]): void => {
    void navigate({ to: '/appAudit/compareservices', search: { ids: next.join(',') } });
  };
  return (
    <>
      <PageHead
        title={say('brr.compare')}
        above={
          <Breadcrumb>
            <Link to="/appAudit/preferences">{say('brr.preferences')}</Link>
          </Breadcrumb>
        }
      >
        {say('brr.compare.text')}
      </PageHead>
      <Card>
        <div className={css.narrow}>
          <ComboBox
            key={ids.join(',')}
            label={say('brr.compare.add')}
            hint={say('brr.compare.add.hint', { limit: MOST_COMPARED })}
            isDisabled={ids.length >= MOST_COMPARED}
            options={(used.data?.rows ?? [])
              .filter(({ id }) => !ids.includes(id))
              .map(({ id, name }) => ({ value: id, label: name }))}
            value={null}
            onChange={(id) => {
              if (id !== null) show([...ids, id]);
            }}
          />
        </div>
      </Card>
      <Card>
        {failure !== undefined && failure !== null ? (
          <ErrorView error={failure} onRetry={() => reads.forEach(({ refetch }) => void refetch())} />
        ) : isPending ? (
          <Skeleton height={320} />
        ) : risks.length < 2 ? (
          <EmptyState title={say('brr.compare.none')} />
        ) : null}
        {isPending || risks.length === 0 ? null : (
          <Compared risks={risks} onRemove={(id) => show(ids.filter((one) => one !== id))} />
        )}
      </Card>
    </>
  );
}

function Compared({ risks, onRemove }: { risks: readonly ServiceRisk[]; onRemove: (id: string) => void }) {
  const say = useWords<BrrMessageId | RiskMessageId | ScoreMessageId>();
  const common = useWords();
  const format = useFormat();
  const answerText = useAnswerText();
  const categoryName = useCategoryName();
  const country = useCountry();
  const of = (value: (risk: ServiceRisk) => string | undefined) => risks.map(value);
  return (
    <ComparisonTable
      label={say('brr.compare')}
      heads={risks.map(({ service, score }) => ({
        id: service.id,
        head: (
          <span className={css.names}>
            <Link to="/appAudit/service/$id" params={{ id: service.id }} search={{}}>
              {service.name}
            </Link>
            <RiskChip level={score.level} score={score.brr} />
            <Button
              size="small"
              aria-label={say('brr.compare.remove', { name: service.name })}
              onPress={() => onRemove(service.id)}
            >
              ×
            </Button>
          </span>
        ),
      }))}
      attributes={[
        {
          id: 'category',
          label: common('audit.column.category'),
          values: of(({ service }) => categoryName(service.category)),
        },
        {
          id: 'vendor',
          label: common('audit.column.vendor'),
          values: of(({ service }) => service.vendor ?? undefined),
        },
        {
          id: 'headquarters',
          label: common('audit.column.headquarters'),
          values: of(({ service }) =>
            service.headquarters === null ? undefined : country(service.headquarters),
          ),
        },
        {
          id: 'confidence',
          label: say('brr.confidence'),
          values: of(({ score }) => format.percent(score.confidence / 100)),
        },
        ...QUESTION_KEYS.map((key) => ({
          id: key,
          label: say(`score.attribute.${key}`),
          group: groupOf(risks, key, (sub) => say(`risk.sub.${sub}`)),
          values: of(({ attributes }) => {
            const found = attributes.find(({ attribute }) => attribute === key);
            return found === undefined || found.answer === 'not_researched'
              ? undefined
              : answerText({ ...found, value: found.answer });
          }),
        })),
      ]}
    />
  );
}

type Attribute = ServiceRisk['attributes'][number];

function groupOf(
  risks: readonly ServiceRisk[],
  key: Attribute['attribute'],
  nameOf: (sub: Attribute['sub']) => string,
): string | undefined {
  const found = risks[0]?.attributes.find(({ attribute }) => attribute === key);
  return found === undefined ? undefined : nameOf(found.sub);
}
