import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { openFolderFileStore } from '@casbah/stores/files/folder/folder-file-store';
import type { Logger } from 'pino';
import manifest from '../package.json' with { type: 'json' };
import type { Platform } from './areas/build.ts';
import type { OpenEvents } from './events-compose.ts';
import { Afterwards } from './http/afterwards.ts';
import { BODY_PATIENCE_MS } from './http/arriving-body.ts';
import { makeOutgoing } from './http/outgoing.ts';
import type { Keys } from './keys.ts';
import { isLocalOnly } from './listen-address.ts';
import { makeSeal } from './seal.ts';
import type { Settings } from './settings.ts';
import { type ResolveText, systemResolver } from './tenantdomains/domain-proof.ts';

export interface PlatformParts {
  settings: Settings;
  demo?: { email: string; password: string };
  resolveText?: ResolveText;
  bodyPatienceMs?: number;
  log: Logger;
  keys: Keys;
  control: ControlStore;
  events: OpenEvents;
  publicOrigin: () => string;
  open: AsyncDisposableStack;
}

/** Platform of the areas: the open stores, and values derived from settings. */
export async function platformOf(parts: PlatformParts): Promise<Platform> {
  const { settings, log, keys, control, events, publicOrigin, open } = parts;
  const onFault = (what: string, error: unknown): void => log.error({ err: error }, what);
  const filesFolder = join(settings.dataFolder, 'files');
  const outgoingLimits = { allowedHosts: settings.privateHosts };
  const afterwards = new Afterwards(onFault);
  open.defer(() => afterwards.settled());
  return {
    settings,
    log,
    onFault,
    keys,
    control,
    publicOrigin,
    filesFolder,
    outgoingLimits,
    afterwards,
    version: manifest.version,
    clock: Date.now,
    sleep: (ms) => sleep(ms),
    events: events.store,
    eventsConnection: events.connection,
    files: await openFolderFileStore(filesFolder),
    server: keys.instance,
    seal: makeSeal(keys),
    outgoing: makeOutgoing(outgoingLimits),
    bodyPatience: parts.bodyPatienceMs ?? BODY_PATIENCE_MS,
    isLocalOnly: isLocalOnly(settings),
    demo: parts.demo,
    resolveText: parts.resolveText ?? systemResolver(),
  };
}
