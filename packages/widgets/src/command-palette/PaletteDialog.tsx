import { SEARCH_MIN_LENGTH } from '@casbah/domain/search-limits';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useIntl } from 'react-intl';
import { SearchIcon } from '../icons/frame-icons.tsx';
import { Kbd } from '../kbd/Kbd.tsx';
import { useActiveOption } from '../list-box/useActiveOption.ts';
import css from './CommandPalette.module.css';
import type { Command, CommandGroup, CommandPaletteProps } from './command.ts';
import { type FoundCommand, findCommands, recentGroup } from './found.ts';

const QUIET_MS = 160;

/** The open palette. */
export function PaletteDialog({
  onClose,
  groups,
  recent = [],
  firstText = '',
  onRan,
  search,
}: Omit<CommandPaletteProps, 'open'>) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(firstText);
  const looked = useSearch(search, text);
  const known = findCommands(groups, text);
  const last =
    text.trim() === ''
      ? recentGroup(groups, recent, formatMessage({ id: 'widgets.palette.recent' }))
      : undefined;
  const lookedUp = looked.groups.map((group) => ({
    ...group,
    commands: group.commands.map((command): FoundCommand => ({ command, places: [] })),
  }));
  const shown = [
    ...(last === undefined ? [] : [last]),
    ...known.groups,
    ...lookedUp,
    // Waits for all other results, because later insertions would shift rows under the pointer.
    ...(looked.loading ? [] : known.weak.map((group) => ({ ...group, id: `weak-${group.id}` }))),
  ];
  const flat = shown.flatMap((group) => group.commands.map((one) => ({ ...one, group: group.id })));
  const list = useActiveOption(flat.length, true, text);

  const run = (command: Command) => {
    onClose();
    onRan?.(command);
    command.onRun();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.onKeyDown(event)) return;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const chosen = flat[list.active];
    if (chosen !== undefined) run(chosen.command);
  };

  let index = -1;
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={css.scrim ?? ''}
    >
      <Modal className={css.palette ?? ''}>
        <Dialog aria-label={formatMessage({ id: 'widgets.palette.title' })} className={css.dialog ?? ''}>
          <div className={css.search}>
            <SearchIcon />
            <input
              {...list.inputProps}
              autoFocus
              aria-label={formatMessage({ id: 'widgets.palette.title' })}
              placeholder={formatMessage({ id: 'widgets.palette.placeholder' })}
              className={css.input}
              value={text}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <Kbd keys="Esc" />
          </div>
          <div
            role="listbox"
            id={list.listId}
            aria-label={formatMessage({ id: 'widgets.palette.title' })}
            className={css.list}
          >
            {shown.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
              <div key={group.id} role="group" aria-label={group.label}>
                <div aria-hidden="true" className={css.heading}>
                  {group.label}
                </div>
                {group.commands.map((one) => {
                  index++;
                  const place = index;
                  return (
                    <CommandRow
                      key={one.command.id}
                      id={list.optionId(place)}
                      found={one}
                      active={place === list.active}
                      onHover={() => list.setActive(place)}
                      onRun={() => run(one.command)}
                    />
                  );
                })}
              </div>
            ))}
          </div>
          {flat.length === 0 && !looked.loading ? (
            <p className={css.nothing}>
              {formatMessage({ id: 'widgets.palette.nothing' }, { text: text.trim() })}
            </p>
          ) : null}
          {looked.loading ? (
            <p className={css.nothing}>{formatMessage({ id: 'widgets.palette.looking' })}</p>
          ) : null}
          <span role="status" className={css.hidden}>
            {formatMessage({ id: 'widgets.palette.count' }, { count: flat.length })}
          </span>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function CommandRow({
  id,
  found,
  active,
  onHover,
  onRun,
}: {
  id: string;
  found: FoundCommand;
  active: boolean;
  onHover: () => void;
  onRun: () => void;
}) {
  const { command, places } = found;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which points here
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the input runs it
    <div
      id={id}
      role="option"
      aria-selected={active}
      data-active={active ? '' : undefined}
      className={css.command}
      onMouseMove={onHover}
      onClick={onRun}
    >
      <span className={css.icon}>{command.icon}</span>
      <span className={css.label}>
        <Lit text={command.label} places={places} />
      </span>
      {command.detail === undefined ? null : <span className={css.detail}>{command.detail}</span>}
      {command.shortcut === undefined ? null : <Kbd keys={command.shortcut} />}
    </div>
  );
}

/** A label with the matched letters highlighted. */
function Lit({ text, places }: { text: string; places: readonly number[] }): ReactNode {
  if (places.length === 0) return text;
  const lit = new Set(places);
  const parts: { text: string; lit: boolean; at: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = parts.at(-1);
    if (last !== undefined && last.lit === lit.has(at)) last.text += text.charAt(at);
    else parts.push({ text: text.charAt(at), lit: lit.has(at), at });
  }
  return parts.map((part) =>
    part.lit ? (
      <b key={part.at} className={css.lit}>
        {part.text}
      </b>
    ) : (
      <span key={part.at}>{part.text}</span>
    ),
  );
}

function useSearch(
  search: CommandPaletteProps['search'],
  typed: string,
): { groups: readonly CommandGroup[]; loading: boolean } {
  const text = typed.trim();
  const [found, setFound] = useState<{ groups: readonly CommandGroup[]; loading: boolean }>({
    groups: [],
    loading: false,
  });
  const wanted = search !== undefined && text.length >= SEARCH_MIN_LENGTH.generic;
  useEffect(() => {
    if (!wanted) return;
    const aborted = new AbortController();
    setFound((before) => ({ ...before, loading: true }));
    const timer = setTimeout(() => {
      search(text, aborted.signal).then(
        (groups) => {
          if (!aborted.signal.aborted)
            setFound({ groups: groups.filter((group) => group.commands.length > 0), loading: false });
        },
        () => {
          // Pages and actions still work; failed lookups are omitted.
          if (!aborted.signal.aborted) setFound({ groups: [], loading: false });
        },
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [wanted, search, text]);
  return wanted ? found : { groups: [], loading: false };
}
