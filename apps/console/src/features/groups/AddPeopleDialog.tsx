import { groupSearchDelayMs, isGroupSearch } from '@casbah/domain/group';
import type { groupsWords } from '@casbah/messages/groups';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { FileDrop } from '@casbah/widgets/file-drop/FileDrop.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import type { TypeaheadItem } from '@casbah/widgets/typeahead/item.ts';
import { Typeahead } from '@casbah/widgets/typeahead/Typeahead.tsx';
import { useMemo, useState } from 'react';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { addressesIn } from './addresses.ts';
import css from './Groups.module.css';
import { assign, findPeople, type Holder } from './queries.ts';

/** Maximum unknown addresses listed at once. */
const MOST_TOLD = 10;

/** Adds people to a group: a few by name, or thousands from a list. */
export function AddPeopleDialog({
  holder,
  name,
  onClose,
}: {
  holder: Holder;
  name: string;
  onClose: () => void;
}) {
  const say = useWords<typeof groupsWords>();
  const format = useFormat();
  const [chosen, setChosen] = useState<readonly TypeaheadItem[]>([]);
  const [text, setText] = useState('');
  const [done, setDone] = useState<number>();
  const [failure, setFailure] = useState<unknown>();
  const addresses = useMemo(() => addressesIn(text), [text]);
  const people = useMemo(() => [...chosen.map(({ key }) => key), ...addresses], [chosen, addresses]);

  const add = async (): Promise<void> => {
    if (people.length === 0) return;
    setDone(0);
    setFailure(undefined);
    try {
      const { added, unknown, unknown_count } = await assign(holder, 'added_users', people, setDone);
      showToast({
        tone: unknown_count > 0 ? 'medium' : 'low',
        title: say('groups.members.changed', { added }),
        ...(unknown_count > 0
          ? {
              detail: say('groups.members.unknown', {
                count: unknown_count,
                names: unknown.slice(0, MOST_TOLD).join(', '),
              }),
            }
          : {}),
      });
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setDone(undefined);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('groups.members.title', { name })}
      actions={
        <>
          {done === undefined ? null : (
            <span role="status" className={css.quiet}>
              {say('groups.members.working', {
                done: format.number(done),
                total: format.number(people.length),
              })}
            </span>
          )}
          <Button onPress={onClose}>{say('widgets.dialog.cancel')}</Button>
          <Button
            variant="primary"
            isPending={done !== undefined}
            isDisabled={people.length === 0}
            onPress={() => void add()}
          >
            {say('groups.members.submit', { count: people.length, words: format.number(people.length) })}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <Typeahead
          label={say('groups.members.pick')}
          hint={say('groups.members.pick.hint')}
          multiple
          chosen={chosen}
          onChosen={setChosen}
          load={findPeople}
          isSearch={isGroupSearch}
          delayMs={groupSearchDelayMs}
        />
        <TextField
          label={say('groups.members.list')}
          hint={`${say('groups.members.list.hint')} ${say('groups.members.found', {
            count: addresses.length,
            words: format.number(addresses.length),
          })}`}
          rows={4}
          value={text}
          onChange={setText}
          spellCheck="false"
        />
        <FileDrop
          title={say('groups.members.file')}
          accept=".csv,.txt"
          onFiles={(files) =>
            void Promise.all(files.map((file) => file.text())).then((texts) =>
              setText((before) =>
                [before, ...texts.map((one) => addressesIn(one).join('\n'))].join('\n').trim(),
              ),
            )
          }
        >
          <span className={css.below}>{say('groups.members.file.hint')}</span>
        </FileDrop>
        {failure === undefined ? null : <ErrorView error={failure} compact />}
      </div>
    </Dialog>
  );
}
