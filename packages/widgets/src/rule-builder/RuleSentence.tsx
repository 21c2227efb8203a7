import {
  ALL_FORMATS,
  hasFormatOverlap,
  MATCH_COUNT,
  RULE_FORMS,
  type Rule,
  type RuleLine,
  type RuleType,
} from '@casbah/domain/content-rule';
import { truncate } from '@casbah/domain/format/text';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { WarningIcon } from '../icons/frame-icons.tsx';
import css from './RuleBuilder.module.css';
import { formatName, type RuleChoices, valueName } from './rule-choice.ts';
import { TYPE_WORDS } from './rule-words.ts';

/** Values of a line that are listed; the rest is counted. */
const SHOWN_RULES = 8;
const SHOWN_IGNORED = 4;

/** A line as a sentence: “Dictionary matches Project names, at least 3 times, or Codes”. */
export function RuleSentence({ line, choices }: { line: RuleLine; choices: RuleChoices }) {
  const { formatMessage, formatList } = useIntl();
  const { ruleType, rules, ignoreStrings } = line;
  const hidden = rules.length - SHOWN_RULES;
  const ignored = ignoreStrings
    .slice(0, SHOWN_IGNORED)
    .map((text) => formatMessage({ id: 'widgets.rules.quoted' }, { text: truncate(text, 30) }));
  const moreIgnored = ignoreStrings.length - SHOWN_IGNORED;
  return (
    <>
      <span className={css.field}>{formatMessage({ id: TYPE_WORDS[ruleType].name })}</span>{' '}
      <span className={css.verb}>{formatMessage({ id: TYPE_WORDS[ruleType].verb })}</span>{' '}
      {rules.slice(0, SHOWN_RULES).map((rule, index) => (
        <Fragment key={rule.uid}>
          {index === 0 ? null : (
            <>
              {' '}
              <span className={css.quiet}>{formatMessage({ id: 'widgets.rules.or' })}</span>{' '}
            </>
          )}
          <RuleValue type={ruleType} rule={rule} choices={choices} />
        </Fragment>
      ))}
      {hidden > 0 ? (
        <span className={css.quiet}> {formatMessage({ id: 'widgets.rules.more' }, { count: hidden })}</span>
      ) : null}
      {ignored.length === 0 ? null : (
        <span className={css.quiet}>
          {' · '}
          {formatMessage(
            { id: 'widgets.rules.except' },
            {
              strings: formatList(
                moreIgnored > 0
                  ? [...ignored, formatMessage({ id: 'widgets.rules.more' }, { count: moreIgnored })]
                  : ignored,
              ),
            },
          )}
        </span>
      )}
    </>
  );
}

/** A rule's target, count and options. */
export function RuleValue({ type, rule, choices }: { type: RuleType; rule: Rule; choices: RuleChoices }) {
  const { formatMessage } = useIntl();
  const name = valueName(choices, type, rule.value);
  const format = formatName(choices, rule);
  const tail = [
    rule.fileFormat === ALL_FORMATS ? formatMessage({ id: 'widgets.rules.everyFormat' }) : format,
    RULE_FORMS[type].counted && rule.matchCount > MATCH_COUNT.default
      ? formatMessage({ id: 'widgets.rules.atLeast' }, { count: rule.matchCount })
      : undefined,
    rule.highSensitivity ? formatMessage({ id: 'widgets.rules.highSensitivity' }) : undefined,
  ].filter((words) => words !== undefined);
  const Value = type === 'regex' ? 'code' : 'bdi';
  return (
    <>
      <Value className={type === 'regex' ? css.code : css.value} dir={type === 'regex' ? 'ltr' : undefined}>
        {truncate(name)}
      </Value>
      {tail.length === 0 ? null : (
        <span className={css.quiet}> ({tail.map((words) => truncate(words)).join(', ')})</span>
      )}
    </>
  );
}

/** Shown if all formats of a class are selected beside some of them. */
export function OverlapNote({ rules }: { rules: readonly Rule[] }) {
  const { formatMessage } = useIntl();
  if (!hasFormatOverlap(rules)) return null;
  return (
    <p className={css.warning}>
      <WarningIcon size={14} />
      {formatMessage({ id: 'widgets.rules.SELECTION_MSG_CIQ_ALL_FILE_FORMAT' })}
    </p>
  );
}
