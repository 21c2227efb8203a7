import { area } from '../areas/define.ts';
import { LiveHub } from './hub.ts';
import { liveHandlers } from './routes.ts';
import { CHECK_EVERY_MS, keepStreams } from './stream-upkeep.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Open live streams, which get change signals. */
    liveHub: LiveHub;
    /** Milliseconds between session checks of open streams. */
    streamCheckEvery: number;
  }
}

/** A separate area, so that tests can replace it. */
export const liveHubArea = area({
  name: 'live.hub',
  needs: ['clock'],
  gives: ['liveHub', 'streamCheckEvery'],
  build({ clock }) {
    const liveHub = new LiveHub({ clock });
    return { forwards: liveHub, provides: { liveHub, streamCheckEvery: CHECK_EVERY_MS } };
  },
});

export const liveArea = area({
  name: 'live',
  needs: ['onFault', 'liveHub', 'streamCheckEvery'],
  build: ({ onFault, liveHub: hub, streamCheckEvery: checkEvery }) => ({
    handlers: liveHandlers(hub),
    http: (api) => keepStreams(api, { hub, onFault, checkEvery }),
  }),
});
