import { settingAuthority } from '@casbah/domain/tenant-config';
import { useMay, useSession } from './session.ts';

/**
 * Whether the signed-in person may change a setting: `sysadmin-only` if they may change others, but not this
 * one.
 */
export function useSettingRight(app: string, name: string): 'may' | 'may-not' | 'sysadmin-only' {
  const mayChange = useMay('settings.modify');
  const { role } = useSession();
  if (!mayChange) return 'may-not';
  return settingAuthority(app, name) === 'sysadmin' && role !== 'sysadmin' ? 'sysadmin-only' : 'may';
}
