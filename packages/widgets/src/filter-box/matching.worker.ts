import { Rpc } from '@casbah/rpc/rpc';
import { Matcher } from '../choice-field/matcher.ts';
import { type Matches, splitTexts } from './matching.ts';

/** Finds options by what is typed, apart from the page: fifty thousand of them would hold its next frame up. */
const matcher = new Matcher();

new Rpc<Record<never, never>, Matches>(self, {
  add: (texts) => matcher.add(splitTexts(texts)),
  find: (query, limit, hidden) => matcher.find(query, limit, new Set(hidden)),
});
