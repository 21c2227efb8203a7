import { anonymisationWords } from '@casbah/messages/anonymisation';
import { inputWords } from '@casbah/messages/widgets';
import { lazy } from 'react';
import { withWords } from '../../../words/words.ts';

/** What only companies with anonymous people see: it comes with its words when it is needed. */
export const AskWho = lazy(
  withWords([anonymisationWords, inputWords], async () => ({
    default: (await import('./AskWho.tsx')).AskWho,
  })),
);
export const HiddenNote = lazy(
  withWords([anonymisationWords], async () => ({ default: (await import('./HiddenNote.tsx')).HiddenNote })),
);

/** What only those see whose agents replace people by tokens. */
export const TokenMark = lazy(
  withWords([anonymisationWords], async () => ({ default: (await import('./TokenMark.tsx')).TokenMark })),
);
export const WhoseToken = lazy(
  withWords([anonymisationWords, inputWords], async () => ({
    default: (await import('./WhoseToken.tsx')).WhoseToken,
  })),
);
