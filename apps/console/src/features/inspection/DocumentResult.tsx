import { type FindingAnswer, type InspectedDocument, TEXT_MAX } from '@casbah/contract/inspection';
import type { inspectionWords } from '@casbah/messages/inspection';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip, type Tone } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Fragment, useId, useMemo, useState } from 'react';
import { useWords } from '../../words/useWords.ts';
import { FoundText } from './FoundText.tsx';
import css from './Inspect.module.css';
import { usePlaceWords } from './usePlaceWords.ts';

const CONFIDENCE_TONES: Readonly<Record<FindingAnswer['confidence'], Tone>> = {
  narrow: 'high',
  medium: 'medium',
  wide: 'neutral',
};

/** What was found in one document: in its text, and as a list by data identifier. */
export function DocumentResult({ document }: { document: InspectedDocument }) {
  const say = useWords<typeof inspectionWords>();
  const format = useFormat();
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const {
    file,
    type,
    size,
    characters,
    findings,
    omitted_findings: omitted,
    problems,
    kinds,
    text,
  } = document;
  const count = findings.length + omitted;
  const facts = [
    type === 'unknown' ? say('inspection.type.unknown') : type.toUpperCase(),
    format.bytes(size),
    say('inspection.characters', { count: characters }),
    ...kinds.map(({ name }) => name),
  ];
  return (
    <Card
      title={<bdi>{file ?? say('inspection.pasted')}</bdi>}
      aside={
        <Chip tone={count > 0 ? 'high' : problems.length > 0 ? 'medium' : 'low'}>
          {say('inspection.count', { count })}
        </Chip>
      }
    >
      <div className={css.result}>
        <p className={css.quiet}>{facts.join(' · ')}</p>
        <Problems problems={problems} />
        <ViolatedProfiles profiles={document.profiles} />
        {count === 0 && problems.length === 0 ? <p>{say('inspection.clean')}</p> : null}
        {findings.length === 0 ? null : (
          <FindingList findings={findings} chosen={chosen} onChosen={setChosen} textId={id} />
        )}
        {omitted === 0 ? null : <p className={css.quiet}>{say('inspection.omitted', { count: omitted })}</p>}
        {text === undefined || text === '' ? null : (
          <>
            <h3 className={css.subtitle}>{say('inspection.extracted')}</h3>
            <FoundText id={id} text={text} findings={findings} chosen={chosen} onChosen={setChosen} />
            {text.length < TEXT_MAX ? null : (
              <p className={css.quiet}>{say('inspection.textCut', { count: TEXT_MAX })}</p>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

function ViolatedProfiles({ profiles }: Pick<InspectedDocument, 'profiles'>) {
  const say = useWords<typeof inspectionWords>();
  const violated = profiles.filter(({ matched }) => matched);
  if (violated.length === 0) return null;
  return (
    <p>
      {say('inspection.profiles', { count: violated.length })}{' '}
      {violated.map(({ id, name }) => (
        <Fragment key={id}>
          <Chip tone="high">
            <bdi>{name}</bdi>
          </Chip>{' '}
        </Fragment>
      ))}
    </p>
  );
}

function Problems({ problems }: Pick<InspectedDocument, 'problems'>) {
  const say = useWords<typeof inspectionWords>();
  if (problems.length === 0) return null;
  return (
    <ul className={css.problems}>
      {problems.map(({ code, path, detail }) => (
        <li key={`${code} ${path.join('/')} ${detail}`}>
          <Chip tone="medium">{say('inspection.notInspected')}</Chip>{' '}
          {path.length === 0 ? null : <bdi className={css.path}>{path.join(' › ')}: </bdi>}
          {say(`inspection.problem.${code}`)}
          {detail === undefined ? null : <span className={css.quiet}> {detail}</span>}
        </li>
      ))}
    </ul>
  );
}

interface Group {
  readonly name: string;
  readonly rows: readonly { readonly finding: FindingAnswer; readonly index: number }[];
}

function FindingList({
  findings,
  chosen,
  onChosen,
  textId,
}: {
  findings: readonly FindingAnswer[];
  chosen: number | undefined;
  onChosen: (index: number) => void;
  /** The text that a chosen finding is shown in. */
  textId: string;
}) {
  const say = useWords<typeof inspectionWords>();
  const place = usePlaceWords();
  const groups = useMemo(() => byIdentifier(findings), [findings]);
  return (
    <div className={css.groups}>
      {groups.map(({ name, rows }) => (
        <details key={name} open={groups.length < 4 || rows.length < 4}>
          <summary>
            {name} <span className={css.quiet}>{rows.length}</span>
          </summary>
          <ul className={css.findings}>
            {rows.map(({ finding, index }) => (
              <li key={index}>
                <button
                  type="button"
                  className={css.finding}
                  aria-controls={textId}
                  aria-pressed={chosen === index}
                  onClick={() => onChosen(index)}
                >
                  <code className={css.snippet}>{finding.snippet}</code>
                  <span className={css.quiet}>{place(finding.place)}</span>
                  <Chip tone={CONFIDENCE_TONES[finding.confidence]}>
                    {say(`inspection.confidence.${finding.confidence}`)}
                  </Chip>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

/** The most frequent first. */
function byIdentifier(findings: readonly FindingAnswer[]): readonly Group[] {
  const groups = Map.groupBy(
    findings.map((finding, index) => ({ finding, index })),
    ({ finding }) => finding.name,
  );
  return [...groups]
    .map(([name, rows]) => ({ name, rows }))
    .sort((one, other) => other.rows.length - one.rows.length);
}
