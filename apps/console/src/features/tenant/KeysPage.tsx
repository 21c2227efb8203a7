import type { tenantWords } from '@casbah/messages/tenant';
import { useMay } from '../../request/session.ts';
import { SettingsHead } from '../../settings/SettingsHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { DrmCard } from '../drm/parts/DrmCard.tsx';
import { SshKeysCard } from '../sshkeys/parts/SshKeysCard.tsx';

/** SSH keys of machines that deliver logs, and DRM servers. */
export function KeysPage() {
  const say = useWords<typeof tenantWords>();
  return (
    <>
      <SettingsHead title={say('settings.item.keys')} mayChange={useMay('settings.modify')}>
        {say('settings.keys.sentence')}
      </SettingsHead>
      <SshKeysCard />
      <DrmCard />
    </>
  );
}
