import type { ScorePart } from '@casbah/contract/audit';
import type { riskScoreWords, riskWords } from '@casbah/messages/risk';
import type { IdOf } from '@casbah/messages/word-part';
import { useIntl } from 'react-intl';
import { useCountry } from '../words/useCountry.ts';
import { useWords } from '../words/useWords.ts';
import css from './Evidence.module.css';

/** The sentence on which an answer rests; a page that says so can be opened from it. */
export function Evidence({ part: { evidence, basis } }: { part: Pick<ScorePart, 'evidence' | 'basis'> }) {
  const say = useWords<typeof riskScoreWords | typeof riskWords>();
  const country = useCountry();
  const { formatDate, formatList, formatMessage } = useIntl();
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
  const whence = (): string | undefined => {
    switch (basis) {
      // What is not known says so already; the company's own word is marked where it stands.
      case 'unknown':
      case 'override':
        return undefined;
      case 'vendor':
        return checked === undefined
          ? say('score.basis.vendor')
          : say('risk.checked', { month: monthOf(checked) });
      default:
        return say(`score.basis.${basis}`);
    }
  };
  const monthOf = (month: string): string =>
    formatDate(`${month}-01T00:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <>
      {sentence}
      {basis === 'vendor' || basis === 'assumed' ? ' · ' : ' '}
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
