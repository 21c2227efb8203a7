import type { ServiceRisk } from '@casbah/contract/risk';
import { BRR_KNOCKOUT, brrOf } from '@casbah/domain/risk';
import { MOST_COMPARED } from '@casbah/domain/risk-limits';
import { QUESTION_KEYS, riskCategories } from '@casbah/domain/risk-question';
import type { riskProfilesWords, riskScoreWords, riskWords } from '@casbah/messages/risk';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { ComparisonTable } from '@casbah/widgets/comparison-table/ComparisonTable.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { CloseIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useCategoryName } from '../../../words/useCategoryName.ts';
import { useCountry } from '../../../words/useCountry.ts';
import { useWords } from '../../../words/useWords.ts';
import { OF_THE_WEB } from '../service/service-search.ts';
import { ChooseServices } from './ChooseServices.tsx';
import { type CompareSearch, comparedIds } from './compared.ts';
import { catalogueQuery, riskQuery } from './queries.ts';
import css from './Risk.module.css';
import { useAnswerText } from './useAnswerText.ts';
import { usePoints } from './usePoints.ts';

/** Services side by side, most different attributes first. */
export function ComparePage() {
  const say = useWords<typeof riskProfilesWords>();
  const navigate = useNavigate();
  const search: Partial<CompareSearch> = useSearch({ strict: false });
  const ids = comparedIds(search.ids);
  const reads = useQueries({ queries: ids.map((id) => riskQuery(id)) });
  const risks = reads.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const failure = reads.find(({ error }) => error !== null)?.error;
  const isPending = reads.some(({ isLoading }) => isLoading);
  const { data: known } = useQuery(catalogueQuery(ids));
  const unused = new Set(known?.services.filter(({ is_used }) => !is_used).map(({ id }) => id));
  const show = (next: readonly string[]): void => {
    void navigate({ to: '/appAudit/compareservices', search: { ids: next.join(',') } });
  };
  return (
    <>
      <PageHead title={say('route.audit.compareServices')}>{say('brr.compare.text')}</PageHead>
      <Card>
        <ChooseServices
          label={say('brr.compare.add')}
          hint={say('brr.compare.add.hint', { limit: MOST_COMPARED })}
          most={MOST_COMPARED}
          chosen={ids}
          onChosen={show}
          suggests
        />
      </Card>
      <Card>
        {failure !== undefined && failure !== null ? (
          <ErrorView error={failure} onRetry={() => reads.forEach(({ refetch }) => void refetch())} />
        ) : isPending ? (
          <Skeleton height={320} />
        ) : risks.length < 2 ? (
          <EmptyState compact title={say('brr.compare.none')} />
        ) : null}
        {isPending || risks.length === 0 ? null : (
          <Compared risks={risks} unused={unused} onRemove={(id) => show(ids.filter((one) => one !== id))} />
        )}
      </Card>
    </>
  );
}

function Compared({
  risks,
  unused,
  onRemove,
}: {
  risks: readonly ServiceRisk[];
  /** IDs of services without users. */
  unused: ReadonlySet<string>;
  onRemove: (id: string) => void;
}) {
  const say = useWords<typeof riskProfilesWords | typeof riskWords | typeof riskScoreWords>();
  const common = useWords();
  const format = useFormat();
  const tenths = usePoints();
  const answerText = useAnswerText();
  const categoryName = useCategoryName();
  const country = useCountry();
  const of = (value: (risk: ServiceRisk) => string | undefined) => risks.map(value);
  return (
    <ComparisonTable
      label={say('route.audit.compareServices')}
      heads={risks.map(({ service, score }) => ({
        id: service.id,
        head: (
          <span className={css.head}>
            <span className={css.title}>
              <Link to="/appAudit/service/$id" params={{ id: service.id }} search={OF_THE_WEB}>
                {service.name}
              </Link>
              <Button
                size="tiny"
                variant="ghost"
                aria-label={say('brr.compare.remove', { name: service.name })}
                onPress={() => onRemove(service.id)}
              >
                <CloseIcon size={12} />
              </Button>
            </span>
            <RiskChip level={score.level} brr={score.brr} />
            {unused.has(service.id) ? <Chip>{say('brr.notUsed')}</Chip> : null}
          </span>
        ),
      }))}
      unknown={say('brr.answer.not_researched')}
      attributes={[
        {
          id: 'risk_score',
          label: common('audit.field.risk_score'),
          values: of(({ score }) => onScale(score, (risk) => format.number(risk))),
        },
        {
          id: 'brr',
          label: common('audit.field.brr'),
          values: of(({ score }) => onScale(score, (risk) => format.number(brrOf(risk)))),
        },
        ...riskCategories().map((category) => ({
          id: `points-${category}`,
          label: say(`risk.category.${category}`),
          group: say('brr.points.group'),
          values: of(({ categories }) =>
            tenths(categories.find(({ name }) => name === category)?.points ?? 0),
          ),
        })),
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

/** A service with an automatic fail has a level but no number; an unresearched one has neither. */
function onScale(
  { risk_score, brr }: ServiceRisk['score'],
  write: (risk: number) => string,
): string | undefined {
  if (risk_score === null) return undefined;
  return brr === BRR_KNOCKOUT ? '–' : write(risk_score);
}

function groupOf(
  risks: readonly ServiceRisk[],
  key: Attribute['attribute'],
  nameOf: (sub: Attribute['sub']) => string,
): string | undefined {
  const found = risks[0]?.attributes.find(({ attribute }) => attribute === key);
  return found === undefined ? undefined : nameOf(found.sub);
}
