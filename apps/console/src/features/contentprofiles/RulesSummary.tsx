import type { RuleSet } from '@casbah/domain/content-rule';
import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import { RuleSentence } from '@casbah/widgets/rule-builder/RuleSentence.tsx';
import type { RuleChoices } from '@casbah/widgets/rule-builder/rule-choice.ts';
import { useIntl } from 'react-intl';
import { useWords } from '../../words/useWords.ts';
import css from './Content.module.css';
import { type SummaryPart, summaryParts } from './summary-parts.ts';

/** Lines that are shown before the rest is left to the editor. */
const SHOWN = 6;

/** What rule sets look for, as one sentence. */
export function RulesSummary({ sets, choices }: { sets: readonly RuleSet[]; choices: RuleChoices }) {
  const say = useWords<typeof contentprofilesWords>();
  const parts = summaryParts(sets);
  if (parts.length === 0) return <span className={css.quiet}>{say('content.rulesEmpty')}</span>;
  const lines = parts.filter(({ kind }) => kind === 'line');
  const end = lines.length > SHOWN ? parts.indexOf(lines[SHOWN] ?? { kind: 'open' }) : parts.length;
  return (
    <span className={css.summary}>
      {parts.slice(0, end).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are their places and hold no state
        <Part key={index} part={part} choices={choices} />
      ))}
      {end < parts.length ? <span className={css.quiet}>…</span> : null}
    </span>
  );
}

function Part({ part, choices }: { part: SummaryPart; choices: RuleChoices }) {
  const { formatMessage } = useIntl();
  switch (part.kind) {
    case 'line':
      return <RuleSentence line={part.line} choices={choices} />;
    case 'join':
      return <span className={css.join}> {formatMessage({ id: `widgets.rules.${part.join}` })} </span>;
    case 'open':
      return '(';
    case 'close':
      return ')';
  }
}
