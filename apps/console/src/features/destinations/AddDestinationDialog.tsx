import { isDestinationAddress } from '@casbah/contract/destinations';
import { DESTINATION_KINDS, type DestinationKind } from '@casbah/domain/destination';
import type { destinationsWords } from '@casbah/messages/destinations';
import type { tenantWords } from '@casbah/messages/tenant';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { refreshSettings } from '../../settings/refresh-settings.ts';
import css from '../../settings/Settings.module.css';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { useLanguage } from '../../words/LanguageProvider.tsx';
import { useWords } from '../../words/useWords.ts';

export function AddDestinationDialog({
  onClose,
  onAdded,
}: {
  onClose: () => void;
  /** Called with a webhook's secret, which is shown only once. */
  onAdded: (secret: string | null) => void;
}) {
  const say = useWords<typeof destinationsWords | typeof tenantWords>();
  const { language } = useLanguage();
  const [kind, setKind] = useState<DestinationKind>('webhook');
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const isNamed = name.trim() !== '';
  const isRight = isDestinationAddress(kind, address.trim());

  const send = async (): Promise<void> => {
    const body = { kind, name: name.trim(), address: address.trim(), language };
    const { secret } = await call('POST /admin/destinations', { body });
    await refreshSettings();
    onAdded(secret);
  };
  return (
    <FormDialog
      title={say('settings.destinations.add')}
      accept={say('settings.add')}
      isRight={isNamed && isRight}
      send={send}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
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
            name="name"
            isRequired
            label={say('settings.name')}
            value={name}
            onChange={setName}
            maxLength={64}
            autoFocus
            {...(wasTried && !isNamed ? { error: say('settings.name.missing') } : {})}
          />
          <TextField
            name="address"
            isRequired
            label={say(`settings.destination.${kind}.address`)}
            value={address}
            onChange={setAddress}
            {...(wasTried && !isRight ? { formatError: say(`settings.destination.${kind}.wrong`) } : {})}
          />
        </>
      )}
    </FormDialog>
  );
}
