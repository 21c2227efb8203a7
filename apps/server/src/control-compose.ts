import { join } from 'node:path';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { auditKeyOf, type Keys } from './keys.ts';
import type { Settings } from './settings.ts';

/** Opens the configured control store without migrating it. */
export async function openControl(
  { dataFolder, controlUrl }: Pick<Settings, 'dataFolder' | 'controlUrl'>,
  keys: Pick<Keys, 'seal'>,
): Promise<ControlStore> {
  const auditKey = auditKeyOf(keys);
  if (controlUrl === undefined) {
    const { openPgliteControlStore } = await import('@casbah/stores/control/pglite/pglite-control-store');
    return openPgliteControlStore(join(dataFolder, 'control'), { auditKey });
  }
  const { openPostgresControlStore } = await import('@casbah/stores/control/postgres/postgres-control-store');
  return openPostgresControlStore({ url: controlUrl, auditKey });
}

/** Opens and migrates the control store; it closes with the stack. */
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
