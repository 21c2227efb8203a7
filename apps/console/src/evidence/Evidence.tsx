import type { ScorePart } from '@casbah/contract/audit';
import type { riskScoreWords, riskWords } from '@casbah/messages/risk';
import type { IdOf } from '@casbah/messages/word-part';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCountry } from '../words/useCountry.ts';
import { useWords } from '../words/useWords.ts';
import css from './Evidence.module.css';

/** Evidence with these keys cites its page inside the sentence. */
const TO_CHECK = 'risk.pageToCheck' satisfies IdOf<typeof riskWords>;
const CITED = ['vendor_says', 'vendor_denies', 'vendor_silent'];

/**
 * The sentence behind an answer. Verified answers cite their page; assumed ones are marked and offer a page
 * to check.
 */
export function Evidence({ part: { evidence, basis } }: { part: Pick<ScorePart, 'evidence' | 'basis'> }) {
  const say = useWords<typeof riskScoreWords | typeof riskWords>();
  const country = useCountry();
  const { formatList, formatMessage } = useIntl();
  const format = useFormat('UTC');
  const { key, vendor = '', ending = '', page, checked, year = '', countries = [] } = evidence;
  const id = `score.evidence.${key}` satisfies IdOf<typeof riskScoreWords>;
  const sentence = formatMessage(
    { id },
    {
      vendor,
      ending,
      year,
      country: country(evidence.country ?? null),
      page: page === undefined ? '' : <PageLink key="page" page={page} />,
      countries: formatList(
        countries.map((one) => country(one)),
        { type: 'unit' },
      ),
    },
  );
  const link = page === undefined ? undefined : <PageLink page={page} />;
  const whence = (): ReactNode => {
    switch (basis) {
      // Unknown already says so, and a company's override is marked elsewhere.
      case 'unknown':
      case 'override':
        return undefined;
      case 'assumed':
        return (
          <>
            <Chip>{say('score.basis.assumed')}</Chip>
            {link === undefined ? null : <> {formatMessage({ id: TO_CHECK }, { page: link })}</>}
          </>
        );
      case 'vendor':
        return checked === undefined
          ? say('score.basis.vendor')
          : say('risk.checked', { month: monthOf(checked) });
      default:
        return say(`score.basis.${basis}`);
    }
  };
  const monthOf = (month: string): string => format.date(Date.parse(`${month}-01T00:00:00Z`), 'month');
  return (
    <>
      {sentence}
      {basis === 'vendor' && link !== undefined && !CITED.includes(key) ? <> · {link}</> : null}
      {basis === 'vendor' ? ' · ' : ' '}
      {whence()}
    </>
  );
}

function PageLink({ page }: { page: string }) {
  const url = URL.parse(page);
  if (url === null) return page;
  return (
    <a href={page} className={css.page} target="_blank" rel="noreferrer noopener">
      {url.host}
      {url.pathname === '/' ? '' : url.pathname}
    </a>
  );
}
