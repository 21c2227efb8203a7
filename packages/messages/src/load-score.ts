import type { score } from './en/score.ts';
import type { Language } from './languages.ts';
import type { WordsOf } from './words.ts';

/** What explains a score: many sentences, for the few pages that show one. */
export type ScoreMessages = WordsOf<typeof score>;
export type ScoreMessageId = keyof ScoreMessages;

export async function loadScoreMessages(language: Language): Promise<ScoreMessages> {
  switch (language) {
    case 'en-us':
      return (await import('./en/score.ts')).score;
    case 'es':
      return (await import('./es/score.ts')).score;
    case 'fr':
      return (await import('./fr/score.ts')).score;
    case 'de':
      return (await import('./de/score.ts')).score;
    case 'ja':
      return (await import('./ja/score.ts')).score;
  }
}
