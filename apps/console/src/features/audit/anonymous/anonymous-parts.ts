import { anonymisationWords } from '@casbah/messages/anonymisation';
import { inputWords } from '@casbah/messages/widgets';
import { lazy } from 'react';
import { withWords } from '../../../words/words.ts';

/** Needed only with anonymization, so it loads on demand with its messages. */
export const AskWho = lazy(
  withWords([anonymisationWords, inputWords], async () => ({
    default: (await import('./AskWho.tsx')).AskWho,
  })),
);
export const HiddenNote = lazy(
  withWords([anonymisationWords], async () => ({ default: (await import('./HiddenNote.tsx')).HiddenNote })),
);

/** Needed only if agents replace names with tokens. */
export const TokenMark = lazy(
  withWords([anonymisationWords], async () => ({ default: (await import('./TokenMark.tsx')).TokenMark })),
);
export const WhoseToken = lazy(
  withWords([anonymisationWords, inputWords], async () => ({
    default: (await import('./WhoseToken.tsx')).WhoseToken,
  })),
);
