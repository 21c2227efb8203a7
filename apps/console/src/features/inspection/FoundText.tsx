import type { FindingAnswer } from '@casbah/contract/inspection';
import { useEffect, useMemo, useRef } from 'react';
import css from './Inspect.module.css';
import { markedText } from './marked-text.ts';

/** Extracted text with everything that was found marked in place. */
export function FoundText({
  id,
  text,
  findings,
  chosen,
  onChosen,
}: {
  id: string;
  text: string;
  findings: readonly FindingAnswer[];
  chosen: number | undefined;
  onChosen: (index: number) => void;
}) {
  const parts = useMemo(() => markedText(text, findings), [text, findings]);
  const current = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark of another finding is another element
  useEffect(() => {
    // In newer browsers it returns a promise, which React would take for a cleanup.
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <pre id={id} className={css.text} dir="auto" tabIndex={0}>
      {parts.map(({ text: part, finding }, index) =>
        finding === undefined ? (
          part
        ) : (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list of findings does the same for the keyboard
          <mark
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
            key={index}
            ref={finding === chosen ? current : null}
            className={css.mark}
            data-chosen={finding === chosen ? '' : undefined}
            title={findings[finding]?.name}
            onClick={() => onChosen(finding)}
          >
            {part}
          </mark>
        ),
      )}
    </pre>
  );
}
