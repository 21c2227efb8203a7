import { Rpc } from '@casbah/rpc/rpc';
import { Matcher } from '../choice-field/matcher.ts';
import { type Matches, splitTexts } from './matching.ts';

/** Searches options off the main thread, because fifty thousand would delay its next frame. */
const matcher = new Matcher();

new Rpc<Record<never, never>, Matches>(self, {
  add: (texts) => matcher.add(splitTexts(texts)),
  find: (query, limit, hidden) => matcher.find(query, limit, new Set(hidden)),
});
