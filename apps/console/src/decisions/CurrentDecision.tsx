import { decisionsWords } from '@casbah/messages/decisions';
import { tagsNamesWords } from '@casbah/messages/tags';
import { lazy, Suspense } from 'react';
import { withWords } from '../words/words.ts';
import css from './Decision.module.css';

/** Loads with its messages when a service has a decision. */
const DecisionLine = lazy(
  withWords([decisionsWords, tagsNamesWords], async () => ({
    default: (await import('./DecisionLine.tsx')).DecisionLine,
  })),
);

/** A service's current decision, with who made it, when, why and until when. */
export function CurrentDecision({ service, name }: { service: string; name: string }) {
  return (
    <Suspense fallback={<p className={css.line} />}>
      <DecisionLine service={service} name={name} />
    </Suspense>
  );
}
