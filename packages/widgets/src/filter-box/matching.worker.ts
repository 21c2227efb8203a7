import { Matcher } from '../choice-field/matcher.ts';
import type { Answer, Request } from './matching.ts';
import { splitTexts } from './matching.ts';

/** Finds options by what is typed, apart from the page: fifty thousand of them would hold its next frame up. */
const matcher = new Matcher();

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  switch (data.kind) {
    case 'add':
      matcher.add(splitTexts(data.texts));
      break;
    case 'find': {
      const { places, total } = matcher.find(data.query, data.limit, new Set(data.hidden));
      const answer: Answer = { query: data.query, ticket: data.ticket, places, total };
      self.postMessage(answer);
      break;
    }
  }
});
