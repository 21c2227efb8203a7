import { type FormErrors as ErrorsOfFields, FormErrorsContext } from '@casbah/widgets/field/field-errors.ts';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../words/useWords.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import css from './FormErrors.module.css';
import { type PlacedError, placeError } from './field-problems.ts';
import { useErrorWords } from './useErrorWords.ts';

const NOTHING: PlacedError = { byName: {}, summary: undefined };

/**
 * The fields of a form and what is wrong with them. What the server refused shows at the field of that name, the rest in
 * a summary above; the first of both is scrolled to, and the field gets the focus.
 */
export function FormErrors({
  error,
  title,
  attempt = 0,
  children,
}: {
  /** Why the last attempt to save failed; `undefined` or `null` while it didn’t. */
  error: unknown;
  /** What failed, where the page knows better than the error. */
  title?: string | undefined;
  /** Counts attempts that the page itself refused: the first field with an error gets the focus. */
  attempt?: number;
  children: ReactNode;
}) {
  const say = useWords();
  const wordsOf = useErrorWords();
  const part = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState(NOTHING);
  // Words change with the language alone: the same error keeps its place.
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
