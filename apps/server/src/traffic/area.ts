import { area } from '../areas/define.ts';
import { ReadCache } from './read-cache.ts';
import { type Readers, readersFor } from './reader.ts';
import { TrafficReads } from './reads.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Results of event queries, cached briefly. */
    readCache: ReadCache;
    /** Queries of a company's traffic, limited to what the caller may see. */
    trafficReads: Readers & { reads: TrafficReads };
  }
}

/** A separate area, because the dependencies of traffic reads clear this cache. */
export const readCacheArea = area({
  name: 'traffic.cache',
  needs: ['clock'],
  gives: ['readCache'],
  build({ clock }) {
    const readCache = new ReadCache(clock);
    return {
      onSignal(signal) {
        // Other servers ingest logs, too.
        if ('area' in signal && signal.area === 'audit') readCache.forget(signal.tenant);
      },
      provides: { readCache },
    };
  },
});

/** Traffic queries for every area that shows traffic. */
export const trafficArea = area({
  name: 'traffic',
  needs: ['clock', 'events', 'readCache', 'servicesOf', 'peopleSeenBy', 'knownPeople', 'withPeople'],
  gives: ['trafficReads'],
  build({ clock, events, readCache, servicesOf, ...parts }) {
    const reads = new TrafficReads({ clock, servicesOf, usage: events.usage, cache: readCache });
    return { provides: { trafficReads: { reads, ...readersFor(reads, parts) } } };
  },
});
