import type { settingsWords } from '@casbah/messages/settings';
import { useMay } from '../../request/session.ts';
import { useWords } from '../../words/useWords.ts';
import { DrmCard } from './DrmCard.tsx';
import { SettingsHead } from './SettingsHead.tsx';
import { SshKeysCard } from './SshKeysCard.tsx';

/** SSH keys of machines that deliver logs, and DRM servers. */
export function KeysPage() {
  const say = useWords<typeof settingsWords>();
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
