import type { FilterAttribute } from '@casbah/domain/filter/attribute';
import { Fragment, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { PlusIcon } from '../icons/icons.tsx';
import { BlockRow } from './BlockRow.tsx';
import type { ChoiceSource } from './choice-source.ts';
import {
  addBlock,
  addGroup,
  blockCount,
  type CheckExpression,
  type Draft,
  removeBlock,
  swapJoins,
} from './draft.ts';
import css from './FilterBuilder.module.css';
import { JoinSwitch } from './JoinSwitch.tsx';
import type { UserFilterEditor } from './value-field-props.ts';

export interface GroupsEditorProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  attributes: readonly FilterAttribute[];
  choices: ChoiceSource;
  checkExpression?: CheckExpression | undefined;
  /** Editor for filters over user attributes. */
  userFilter?: UserFilterEditor | undefined;
  /** Maximum blocks in all groups together. */
  maxBlocks?: number | undefined;
  /** Allows only one group. */
  oneGroup?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Called for Enter in a value. */
  onEnter?: (() => void) | undefined;
}

/** Groups of blocks, joined by AND and OR. */
export function GroupsEditor({
  draft,
  onDraft,
  attributes,
  choices,
  checkExpression,
  userFilter,
  maxBlocks = Number.POSITIVE_INFINITY,
  oneGroup = false,
  isDisabled = false,
  onEnter,
}: GroupsEditorProps) {
  const { formatMessage } = useIntl();
  const { groups, orBetweenGroups } = draft;
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>(undefined);
  const full = blockCount(draft) >= maxBlocks;

  // Focuses an added block; after a removal, its neighbor.
  useEffect(() => {
    const wanted = focusNext.current;
    if (wanted === undefined) return;
    focusNext.current = undefined;
    const row = root.current?.querySelector(`[data-block="${wanted}"]`);
    row?.querySelector<HTMLElement>('button, input')?.focus();
  });

  const add = (next: Draft) => {
    focusNext.current = `b${next.named}`;
    onDraft(next);
  };
  const remove = (id: string) => {
    const ids = groups.flatMap(({ blocks }) => blocks.map((block) => block.id));
    const next = removeBlock(draft, id);
    const place = ids.indexOf(id);
    focusNext.current = ids[place - 1] ?? ids[place + 1] ?? next.groups[0]?.blocks[0]?.id;
    onDraft(next);
  };

  let number = 0;
  return (
    <div ref={root} className={css.groups}>
      {groups.map((group, index) => (
        <Fragment key={group.uid}>
          {index === 0 ? null : (
            <div className={css.between}>
              <JoinSwitch
                between="groups"
                isOr={orBetweenGroups}
                switchable={index === 1}
                onSwap={() => onDraft(swapJoins(draft))}
              />
            </div>
          )}
          <fieldset className={css.group} data-alone={groups.length === 1 ? '' : undefined}>
            <legend className={css.legend}>
              {formatMessage({ id: 'widgets.filterBuilder.group' }, { number: index + 1 })}
            </legend>
            {group.blocks.map((block, at) => {
              number += 1;
              return (
                <Fragment key={block.id}>
                  {at === 0 ? null : (
                    <JoinSwitch
                      between="blocks"
                      isOr={!orBetweenGroups}
                      switchable={at === 1}
                      onSwap={() => onDraft(swapJoins(draft))}
                    />
                  )}
                  <BlockRow
                    block={block}
                    number={number}
                    draft={draft}
                    onDraft={onDraft}
                    attributes={attributes}
                    choices={choices}
                    checkExpression={checkExpression}
                    userFilter={userFilter}
                    isDisabled={isDisabled}
                    onRemove={() => remove(block.id)}
                    onEnter={onEnter}
                  />
                </Fragment>
              );
            })}
            {full ? null : (
              <Button
                variant="ghost"
                size="small"
                icon={<PlusIcon size={14} />}
                isDisabled={isDisabled}
                onPress={() => add(addBlock(draft, group.uid))}
              >
                {formatMessage({ id: 'widgets.filterBuilder.addBlock' })}
              </Button>
            )}
          </fieldset>
        </Fragment>
      ))}
      {full || oneGroup ? null : (
        <div>
          <Button
            size="small"
            icon={<PlusIcon size={14} />}
            isDisabled={isDisabled}
            onPress={() => add(addGroup(draft))}
          >
            {formatMessage({ id: 'widgets.filterBuilder.addGroup' })}
          </Button>
        </div>
      )}
      {full ? (
        <p className={css.note}>
          {formatMessage({ id: 'widgets.filterBuilder.noMore' }, { count: maxBlocks })}
        </p>
      ) : null}
    </div>
  );
}
