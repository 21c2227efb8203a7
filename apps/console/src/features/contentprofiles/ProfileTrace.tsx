import type { ProfileVerdict } from '@casbah/contract/inspection';
import { type LogicType, RULE_FORMS } from '@casbah/domain/content-rule';
import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import type { RuleChoices } from '@casbah/widgets/rule-builder/rule-choice.ts';
import { valueName } from '@casbah/widgets/rule-builder/rule-choice.ts';
import { TYPE_WORDS } from '@casbah/widgets/rule-builder/rule-words.ts';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useWords } from '../../words/useWords.ts';
import css from './Content.module.css';

type SetTrace = ProfileVerdict['sets'][number];
type LineTrace = SetTrace['lines'][number];
type RuleTrace = LineTrace['rules'][number];
type TracedRule = RuleTrace['inner'][number];

/** Matches of a rule that are listed. */
const SHOWN = 5;

/** Why a text matched a profile or not: each line with what it counted, and why matches didn't count. */
export function ProfileTrace({ verdict, choices }: { verdict: ProfileVerdict; choices: RuleChoices }) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.trace}>
      {verdict.sets.map((set, index) => (
        <Fragment key={set.uid}>
          <section className={css.traceSet}>
            {verdict.sets.length < 2 ? null : (
              <h3 className={css.traceHead}>
                {formatMessage({ id: 'widgets.rules.set' }, { number: index + 1 })}
                <Held holds={set.holds} />
              </h3>
            )}
            {set.lines.map((line, place) => (
              <Fragment key={line.uid}>
                <Line line={line} choices={choices} />
                <Join logicType={place === set.lines.length - 1 ? null : line.logic_type} />
              </Fragment>
            ))}
          </section>
          <Join logicType={index === verdict.sets.length - 1 ? null : set.logic_type} />
        </Fragment>
      ))}
    </div>
  );
}

function Held({ holds }: { holds: boolean }) {
  const say = useWords<typeof contentprofilesWords>();
  return (
    <Chip tone={holds ? 'high' : 'neutral'}>
      {say(holds ? 'content.trace.matches' : 'content.trace.misses')}
    </Chip>
  );
}

function Join({ logicType }: { logicType: LogicType | null }) {
  const { formatMessage } = useIntl();
  return logicType === null ? null : (
    <span className={css.join}>{formatMessage({ id: `widgets.rules.${logicType}` })}</span>
  );
}

function Line({ line, choices }: { line: LineTrace; choices: RuleChoices }) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.traceLine}>
      <p className={css.traceHead}>
        {formatMessage({ id: TYPE_WORDS[line.rule_type].name })}
        <Held holds={line.holds} />
      </p>
      <ul className={css.traceRules}>
        {line.rules.map((rule) => (
          <li key={rule.uid}>
            <Rule rule={rule} choices={choices} />
            {rule.inner.length === 0 ? null : (
              <ul className={css.traceRules}>
                {rule.inner.map((one, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: uids repeat between a reusable rule's lines
                  <li key={index}>
                    <Rule rule={one} choices={choices} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Rule({ rule, choices }: { rule: TracedRule; choices: RuleChoices }) {
  const say = useWords<typeof contentprofilesWords>();
  const { rule_type, value, holds, count, needed, is_missing, matches, outcomes } = rule;
  const all = Object.values(outcomes).reduce((sum, one) => sum + one, 0);
  const hidden = all - Math.min(matches.length, SHOWN);
  return (
    <>
      <p className={css.traceRule}>
        <bdi className={css.traceName}>{valueName(choices, rule_type, value)}</bdi>
        {RULE_FORMS[rule_type].counted ? (
          <span title={say('content.trace.count.label', { count, needed })}>
            {say('content.trace.count', { count, needed })}
          </span>
        ) : (
          <span className={css.quiet}>{say(holds ? 'content.trace.matches' : 'content.trace.misses')}</span>
        )}
      </p>
      {is_missing ? <p className={css.problem}>{say('content.trace.missing')}</p> : null}
      {matches.length === 0 ? null : (
        <ul className={css.traceMatches}>
          {matches.slice(0, SHOWN).map(({ found, masked, outcome, place }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: matches are their places and may repeat
            <li key={index}>
              <code className={css.found}>{masked ?? found ?? ''}</code>
              <span className={css.quiet}>
                {say(`content.outcome.${outcome}`)}
                {place?.line === undefined ? null : ` · ${say('content.trace.line', { line: place.line })}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 ? <p className={css.quiet}>{say('content.outcome.more', { count: hidden })}</p> : null}
    </>
  );
}
