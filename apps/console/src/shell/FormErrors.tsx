import { type FormErrors as ErrorsOfFields, FormErrorsContext } from '@casbah/widgets/field/field-errors.ts';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../words/useWords.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import css from './FormErrors.module.css';
import { type PlacedError, placeError } from './field-problems.ts';
import { useErrorWords } from './useErrorWords.ts';

const NOTHING: PlacedError = { byName: {}, summary: undefined };

/**
 * Fields of a form with their errors. Server errors show at the field of that name, others in a summary
 * above; scrolls to the first error and focuses its field.
 */
export function FormErrors({
  error,
  title,
  attempt = 0,
  children,
}: {
  /** Error of the last save; `undefined` or `null` if it didn't fail. */
  error: unknown;
  /** What failed, if the page knows more than the error. */
  title?: string | undefined;
  /** Counts attempts that the page itself refused, to focus the first invalid field. */
  attempt?: number;
  children: ReactNode;
}) {
  const say = useWords();
  const wordsOf = useErrorWords();
  const part = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState(NOTHING);
  // Messages change only with the language: the same error keeps its place.
  const latest = useRef(wordsOf);
  latest.current = wordsOf;

  useLayoutEffect(() => {
    if (error === undefined || error === null) return setPlaced(NOTHING);
    setPlaced(placeError(latest.current(error), namesIn(part.current)));
  }, [error]);
  useEffect(() => {
    if (placed !== NOTHING) showFirst(part.current);
  }, [placed]);
  useEffect(() => {
    if (attempt > 0) showFirst(part.current);
  }, [attempt]);

  const required = say('shell.error.required');
  const [context, setContext] = useState<ErrorsOfFields>({ byName: placed.byName, required });
  if (context.byName !== placed.byName || context.required !== required)
    setContext({ byName: placed.byName, required });
  return (
    <FormErrorsContext value={context}>
      <div ref={part} className={css.form}>
        {placed.summary === undefined ? null : (
          <div data-error-summary="">
            <ErrorSummary words={placed.summary} title={title ?? say('shell.error.save')} />
          </div>
        )}
        {placed.summary === undefined && placed !== NOTHING && title !== undefined ? (
          <p role="alert" className={css.failed}>
            {title}
          </p>
        ) : null}
        {children}
      </div>
    </FormErrorsContext>
  );
}

function namesIn(part: HTMLElement | null): string[] {
  return [...(part?.querySelectorAll('[name]') ?? [])].flatMap((field) => field.getAttribute('name') ?? []);
}

const CONTROLS =
  'input:not([type="hidden"], [hidden], [aria-hidden="true"] *), textarea, [role="spinbutton"], button';

function showFirst(part: HTMLElement | null): void {
  const summary = part?.querySelector('[data-error-summary]');
  const field = part?.querySelector('[data-invalid]');
  const control = field?.querySelector<HTMLElement>(CONTROLS);
  control?.focus({ preventScroll: true });
  (summary ?? field)?.scrollIntoView({ block: 'nearest' });
}
