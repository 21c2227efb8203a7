import type { RuleSet } from '@casbah/domain/content-rule';
import { isLogicName, type Logic } from '@casbah/domain/rule-logic';
import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import { Card } from '@casbah/widgets/card/Card.tsx';
import type { RuleChoices } from '@casbah/widgets/rule-builder/rule-choice.ts';
import { RulesLogicEditor } from '@casbah/widgets/rules-logic-editor/RulesLogicEditor.tsx';
import { SimpleLogicEditor } from '@casbah/widgets/simple-logic-editor/SimpleLogicEditor.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useWords } from '../../words/useWords.ts';
import css from './Content.module.css';
import { lineText } from './line-text.ts';
import {
  isSameLogic,
  type LogicProblem,
  logicOfSets,
  logicText,
  numberedLines,
  setsOfLogic,
} from './profile-logic.ts';

interface Edited {
  /** The sets that the text was written from, or that it made. */
  sets: readonly RuleSet[];
  text: string;
  /** Lines keep their numbers while the text is edited, wherever it moves them. */
  lines: ReturnType<typeof numberedLines>;
  problem: LogicProblem | undefined;
}

/**
 * How the lines of rule sets are joined, as text: `whole` has a preview and buttons, `simple` only the text. Text that is
 * wrong changes nothing.
 */
export function LogicCard({
  look,
  sets,
  choices,
  onChange,
}: {
  look: 'whole' | 'simple';
  sets: readonly RuleSet[];
  choices: RuleChoices;
  onChange: (sets: readonly RuleSet[]) => void;
}) {
  const say = useWords<typeof contentprofilesWords>();
  const intl = useIntl();
  const brackets = look === 'whole' ? 'round' : 'square';
  const written = (): Edited => ({
    sets,
    text: logicText(sets, brackets),
    lines: numberedLines(sets),
    problem: undefined,
  });
  const [kept, setEdited] = useState(written);
  // Rules that were changed elsewhere are written again.
  const edited = kept.sets === sets ? kept : written();
  if (edited.lines.length < 2) return null;

  const change = (text: string, logic: Logic | undefined) => {
    const before = logicOfSets(edited.sets, edited.lines);
    if (logic === undefined || (before !== undefined && isSameLogic(logic, before)))
      return setEdited({ ...edited, text, problem: undefined });
    const result = setsOfLogic(logic, edited.lines);
    if ('problem' in result) return setEdited({ ...edited, text, problem: result.problem });
    setEdited({ ...edited, text, sets: result.sets, problem: undefined });
    onChange(result.sets);
  };
  const { text, lines, problem } = edited;
  const names = lines.map(({ name }) => name).filter(isLogicName);
  return (
    <Card title={say('content.logic')} level={3}>
      <div className={css.stack}>
        <p className={css.quiet}>{say('content.logic.sentence')}</p>
        {look === 'whole' ? (
          <RulesLogicEditor
            label={say('content.logic.text')}
            rules={lines.map(({ name, line }) => ({ name, label: lineText(intl, line, choices) }))}
            text={text}
            allowNot={false}
            onChange={change}
          />
        ) : (
          <SimpleLogicEditor label={say('content.logic.text')} names={names} text={text} onChange={change} />
        )}
        {problem === undefined ? null : (
          <p role="alert" className={css.problem}>
            {say(`content.logic.${problem.code}`, { names: intl.formatList(problem.names) })}
          </p>
        )}
      </div>
    </Card>
  );
}
