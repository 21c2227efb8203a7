import { join } from 'node:path';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { openPgliteControlStore } from '@casbah/stores/control/pglite/pglite-control-store';
import { openPostgresControlStore } from '@casbah/stores/control/postgres/postgres-control-store';
import { auditKeyOf, type Keys } from './keys.ts';
import type { Settings } from './settings.ts';

/** The control store that the settings name, as it is found: not migrated. */
export async function openControl(
  { dataFolder, controlUrl }: Pick<Settings, 'dataFolder' | 'controlUrl'>,
  keys: Pick<Keys, 'seal'>,
): Promise<ControlStore> {
  const auditKey = auditKeyOf(keys);
  return controlUrl === undefined
    ? openPgliteControlStore(join(dataFolder, 'control'), { auditKey })
    : openPostgresControlStore({ url: controlUrl, auditKey });
}

/** Opens and migrates the control store; it is closed with the stack. */
export async function openMigratedControl(
  settings: Settings,
  keys: Keys,
  open: AsyncDisposableStack,
): Promise<ControlStore> {
  const store = await openControl(settings, keys);
  open.defer(() => store.close());
  await store.migrate();
  return store;
}
