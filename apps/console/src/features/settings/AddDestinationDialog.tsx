import { isDestinationAddress } from '@casbah/contract/destinations';
import { DESTINATION_KINDS, type DestinationKind } from '@casbah/domain/destination';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useLanguage } from '../../words/LanguageProvider.tsx';
import { refreshSettings } from './queries.ts';
import css from './Settings.module.css';
import { useSettingsWords } from './useSettingsWords.ts';

export function AddDestinationDialog({
  onClose,
  onAdded,
}: {
  onClose: () => void;
  /** With the secret of a webhook, which is shown this once. */
  onAdded: (secret: string | null) => void;
}) {
  const say = useSettingsWords();
  const { language } = useLanguage();
  const [kind, setKind] = useState<DestinationKind>('webhook');
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isNamed = name.trim() !== '';
  const isRight = isDestinationAddress(kind, address.trim());

  const submit = async (): Promise<void> => {
    setTried(true);
    if (!isNamed || !isRight) return;
    setPending(true);
    setFailure(undefined);
    try {
      const body = { kind, name: name.trim(), address: address.trim(), language };
      const { secret } = await call('POST /admin/destinations', { body });
      await refreshSettings();
      onAdded(secret);
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('settings.destinations.add')}
      actions={
        <>
          <Button onPress={onClose}>{say('widgets.dialog.cancel')}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void submit()}>
            {say('settings.add')}
          </Button>
        </>
      }
    >
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SegmentedControl
          label={say('settings.destination.kind')}
          value={kind}
          onChange={setKind}
          segments={DESTINATION_KINDS.map((value) => ({
            value,
            label: say(`settings.destination.${value}`),
          }))}
        />
        <p className={css.hint}>{say(`settings.destination.${kind}.about`)}</p>
        <TextField
          label={say('settings.name')}
          value={name}
          onChange={setName}
          maxLength={64}
          autoFocus
          {...(isTried && !isNamed ? { error: say('settings.name.missing') } : {})}
        />
        <TextField
          label={say(`settings.destination.${kind}.address`)}
          value={address}
          onChange={setAddress}
          {...(isTried && !isRight ? { error: say(`settings.destination.${kind}.wrong`) } : {})}
        />
        {failure === undefined ? null : <ErrorView error={failure} compact />}
      </form>
    </Dialog>
  );
}
