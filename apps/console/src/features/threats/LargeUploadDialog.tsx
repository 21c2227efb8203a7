import { UNKNOWN_UPLOAD_MB } from '@casbah/domain/threat';
import type { threatsWords } from '@casbah/messages/threats';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';

/** Size from which an upload to an unknown host is a finding. */
export function LargeUploadDialog({ now, onClose }: { now: number; onClose: () => void }) {
  const say = useWords<typeof threatsWords>();
  const format = useFormat();
  const client = useQueryClient();
  const [value, setValue] = useState(now);
  const send = async (): Promise<void> => {
    await call('POST /risks/updateauditanomalyvalues', {
      body: { objects: [{ name: 'unknown_upload_mb', value }] },
    });
    await client.invalidateQueries({ queryKey: ['audit', 'threats'] });
    showToast({ tone: 'low', title: say('threats.large.saved', { size: format.bytes(value * 2 ** 20) }) });
    onClose();
  };
  return (
    <FormDialog
      title={say('threats.large')}
      accept={say('threats.large.save')}
      isRight={value !== now}
      send={send}
      onClose={onClose}
    >
      {() => (
        <NumberField
          name="value"
          label={say('threats.kind.unknown_upload')}
          hint={say('threats.large.mb')}
          min={UNKNOWN_UPLOAD_MB.minimum}
          max={UNKNOWN_UPLOAD_MB.maximum}
          value={value}
          onChange={setValue}
        />
      )}
    </FormDialog>
  );
}
