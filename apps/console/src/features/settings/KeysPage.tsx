import type { settingsWords } from '@casbah/messages/settings';
import { useMay } from '../../request/session.ts';
import { useWords } from '../../words/useWords.ts';
import { DrmCard } from './DrmCard.tsx';
import { SettingsHead } from './SettingsHead.tsx';
import { SshKeysCard } from './SshKeysCard.tsx';

/** Machines that Casbah is to know: those that hand logs in, and those that keep keys of protected files. */
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
