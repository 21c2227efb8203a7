import { useMay } from '../../request/session.ts';
import { DrmCard } from './DrmCard.tsx';
import { SettingsHead } from './SettingsHead.tsx';
import { SshKeysCard } from './SshKeysCard.tsx';
import { useSettingsWords } from './useSettingsWords.ts';

/** Machines that Casbah is to know: those that hand logs in, and those that keep keys of protected files. */
export function KeysPage() {
  const say = useSettingsWords();
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
