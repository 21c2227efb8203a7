import type { ListFormat } from '@casbah/contract/decisions';
import type { BlockListFormatName, BlockListKind } from '@casbah/domain/block-list';
import { addressOf, networkOf } from '@casbah/domain/filter/network';
import type { decisionsWords } from '@casbah/messages/decisions';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import { refreshFeeds } from './queries.ts';

const NETWORKS = '10.0.0.0/8, 2001:db8::/32';

/** Creates a feed of a list. */
export function NewFeedDialog({
  formats,
  onClose,
  onMade,
}: {
  formats: readonly ListFormat[];
  onClose: () => void;
  onMade: (made: { name: string; path: string }) => void;
}) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const [name, setName] = useState('');
  const [format, setFormat] = useState<BlockListFormatName>('palo-alto');
  const [wanted, setWanted] = useState<BlockListKind>('block');
  const [text, setText] = useState('');
  const kinds = formats.find((one) => one.format === format)?.kinds ?? ['block'];
  const kind = kinds.includes(wanted) ? wanted : 'block';
  const networks = text.split(/[\s,]+/).filter((one) => one !== '');
  const wrong = networks.find((one) => networkOf(one) === undefined && addressOf(one) === undefined);
  const isNamed = name.trim() !== '';

  const send = async (): Promise<void> => {
    const body = { name: name.trim(), format, kind, networks };
    const { feed, path } = await call('POST /risks/feeds', { body });
    await refreshFeeds();
    onMade({ name: feed.name, path });
  };
  return (
    <FormDialog
      title={say('decisions.feeds.add')}
      accept={say('decisions.feeds.add')}
      isRight={isNamed && wrong === undefined}
      send={send}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <TextField
            name="name"
            isRequired
            label={say('decisions.feeds.name')}
            hint={say('decisions.feeds.name.hint')}
            value={name}
            onChange={setName}
            formatError={wasTried && !isNamed ? say('decisions.feeds.name.hint') : undefined}
            maxLength={64}
            autoFocus
          />
          <Select
            name="format"
            label={say('decisions.product')}
            options={formats.map(({ format: value, title }) => ({ value, label: title }))}
            value={format}
            onChange={setFormat}
          />
          <SegmentedControl
            label={say('decisions.kind')}
            value={kind}
            onChange={setWanted}
            segments={kinds.map((value) => ({ value, label: say(`decisions.kind.${value}`) }))}
          />
          <TextField
            name="networks"
            label={say('decisions.feeds.networks')}
            hint={say('decisions.feeds.networks.hint')}
            placeholder={NETWORKS}
            value={text}
            onChange={setText}
            error={
              wasTried && wrong !== undefined
                ? say('decisions.feeds.networks.wrong', { network: wrong })
                : undefined
            }
          />
        </>
      )}
    </FormDialog>
  );
}
