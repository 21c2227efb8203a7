import { area } from '../areas/define.ts';
import { cleanup } from '../jobs/cleanup.ts';
import { Collector } from './collector.ts';
import { makeOpenPlace, storedPlace } from './places.ts';
import { Push } from './push.ts';
import { collectionHandlers } from './routes.ts';
import { forgetOldChunks, Segments } from './segments.ts';
import { Collections } from './service.ts';
import { SourceTokens } from './tokens.ts';
import { wantsTokens } from './wants-tokens.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Whether a company refuses real user names from programs. */
    wantsTokens: (tenant: string) => Promise<boolean>;
    /** Makes what a company's sources push appear within seconds for a while. */
    followPushed: (tenant: string) => void;
  }
}

/** Collected and pushed logs. */
export const collectionArea = area({
  name: 'collection',
  needs: [
    'settings',
    'control',
    'clock',
    'files',
    'seal',
    'server',
    'onFault',
    'outgoingLimits',
    'bodyPatience',
    'ingest',
    'fileOfLoad',
    'hidesPeople',
  ],
  gives: ['wantsTokens', 'followPushed'],
  build(needed) {
    const { settings, control, clock, seal, ingest } = needed;
    const parts = {
      control,
      clock,
      files: needed.files,
      server: needed.server,
      onFault: needed.onFault,
      fileOf: needed.fileOfLoad,
      wake: () => ingest.wake(),
      received: (load: string, hash: string) => ingest.received(load, hash),
    };
    const segments = new Segments(parts);
    const open = makeOpenPlace({
      openFolders: settings.openFolders,
      outgoing: needed.outgoingLimits,
      clock,
    });
    const collector = new Collector({
      ...parts,
      open: async (row, signal) => open({ ...storedPlace(row, seal), pinned: row.pinned }, signal),
    });
    const collections = new Collections({
      control,
      clock,
      seal,
      open,
      openFolders: settings.openFolders,
    });
    const wantsTokensOf = (tenant: string): Promise<boolean> => wantsTokens(control, tenant);
    return {
      handlers: collectionHandlers({
        collections,
        push: new Push({ segments, patienceMs: needed.bodyPatience }),
        tokens: new SourceTokens({ control, clock }),
        hidesPeople: needed.hidesPeople,
        wantsTokens: wantsTokensOf,
      }),
      jobs: [collector.job, segments.job, cleanup('collection', parts, forgetOldChunks)],
      stop: () => segments.stop(),
      provides: { wantsTokens: wantsTokensOf, followPushed: (tenant) => segments.follow(tenant) },
    };
  },
});
