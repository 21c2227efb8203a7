import { area } from '../areas/define.ts';
import { ReadCache } from './read-cache.ts';
import { type Readers, readersFor } from './reader.ts';
import { TrafficReads } from './reads.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Results of reads of events, kept for a moment. */
    readCache: ReadCache;
    /** Reads of a company's traffic, as far as the person who asks reaches. */
    trafficReads: Readers & { reads: TrafficReads };
  }
}

/** Separate, because what reads need depends on areas that clear the cache. */
export const readCacheArea = area({
  name: 'traffic.cache',
  needs: ['clock'],
  gives: ['readCache'],
  build({ clock }) {
    const readCache = new ReadCache(clock);
    return {
      onSignal(signal) {
        // Other servers read logs, too.
        if ('area' in signal && signal.area === 'audit') readCache.forget(signal.tenant);
      },
      provides: { readCache },
    };
  },
});

/** What all areas that show traffic read with. */
export const trafficArea = area({
  name: 'traffic',
  needs: ['clock', 'events', 'readCache', 'servicesOf', 'peopleSeenBy', 'knownPeople', 'withPeople'],
  gives: ['trafficReads'],
  build({ clock, events, readCache, servicesOf, ...parts }) {
    const reads = new TrafficReads({ clock, servicesOf, usage: events.usage, cache: readCache });
    return { provides: { trafficReads: { reads, ...readersFor(reads, parts) } } };
  },
});
