import {
  CHAIN_BLOCKS,
  type ChainBlock,
  type ChainBlockName,
  type ChainStep,
  EMPTY_BLOCK,
  EMPTY_USER_BLOCK,
  type Loop,
  NEW_LOOP,
  printLoop,
  readLoop,
  STEP_TYPE,
} from '@casbah/domain/condition-chain';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';
import { PlusIcon } from '../icons/icons.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import type { TypeaheadItem } from '../typeahead/item.ts';
import { Typeahead } from '../typeahead/Typeahead.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './ConditionChainEditor.module.css';
import { BLOCK_NAMES, type ChainChoices } from './chain-blocks.ts';
import { loopOf, withBlock, withLoop } from './chain-model.ts';
import { ParsedField } from './ParsedField.tsx';

export interface StepEditorProps {
  step: ChainStep;
  onStep: (step: ChainStep) => void;
  choices: ChainChoices;
}

/** Ten times within an hour, in chain notation. */
const EXAMPLE_LOOP = '10x/3600s';

/** An expanded step: type, blocks and loop. */
export function StepEditor({ step, onStep, choices }: StepEditorProps) {
  const { formatMessage } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  /** Block whose first field gets the focus after rendering. */
  const added = useRef<ChainBlockName>(undefined);
  useEffect(() => {
    const name = added.current;
    added.current = undefined;
    if (name !== undefined)
      root.current?.querySelector<HTMLElement>(`[data-block="${name}"] [role="combobox"]`)?.focus();
  });
  const removed = useRef<ChainBlockName>(undefined);
  useEffect(() => {
    const name = removed.current;
    removed.current = undefined;
    if (name !== undefined) root.current?.querySelector<HTMLElement>(`[data-add="${name}"]`)?.focus();
  });
  const active = CHAIN_BLOCKS.filter((name) => step[name].active);
  const inactive = CHAIN_BLOCKS.filter((name) => !step[name].active);
  const loop = loopOf(step);
  const emptyOf = (name: ChainBlockName) => (name === 'userBlk' ? EMPTY_USER_BLOCK : EMPTY_BLOCK);

  return (
    <div ref={root} className={css.stepBody}>
      <div className={css.kindRow}>
        <SegmentedControl
          label={formatMessage({ id: 'widgets.chain.kind' })}
          value={step.type === STEP_TYPE.threshold ? 'threshold' : 'behavior'}
          onChange={(kind) => onStep({ ...step, type: STEP_TYPE[kind] })}
          segments={[
            { value: 'threshold', label: formatMessage({ id: 'widgets.chain.threshold' }) },
            { value: 'behavior', label: formatMessage({ id: 'widgets.chain.behavior' }) },
          ]}
        />
        <span className={css.quiet}>
          {step.type === STEP_TYPE.threshold
            ? formatMessage({ id: 'widgets.chain.thresholdDetail' })
            : formatMessage({ id: 'widgets.chain.behaviorDetail' })}
        </span>
      </div>
      {active.map((name) => (
        <BlockEditor
          key={name}
          name={name}
          step={step}
          choices={choices}
          onBlock={(block) =>
            onStep(
              name === 'userBlk'
                ? withBlock(step, name, { ...step.userBlk, ...block })
                : withBlock(step, name, block),
            )
          }
          onExternal={(external) => onStep(withBlock(step, 'userBlk', { ...step.userBlk, external }))}
          onRemove={() => {
            removed.current = name;
            onStep(
              name === 'userBlk'
                ? withBlock(step, name, EMPTY_USER_BLOCK)
                : withBlock(step, name, EMPTY_BLOCK),
            );
          }}
        />
      ))}
      {inactive.length === 0 ? null : (
        <div className={css.addBlocks}>
          <span className={css.quiet}>{formatMessage({ id: 'widgets.chain.narrow' })}</span>
          {inactive.map((name) => (
            <Button
              key={name}
              size="small"
              icon={<PlusIcon size={14} />}
              data-add={name}
              onPress={() => {
                added.current = name;
                onStep({ ...step, [name]: { ...emptyOf(name), active: true } });
              }}
            >
              {formatMessage({ id: BLOCK_NAMES[name] })}
            </Button>
          ))}
        </div>
      )}
      <div className={css.loopRow}>
        <Checkbox
          isSelected={loop !== null}
          onChange={(loops) => onStep(withLoop(step, loops ? NEW_LOOP : null))}
        >
          {formatMessage({ id: 'widgets.chain.repeats' })}
        </Checkbox>
        {loop === null ? null : (
          <LoopField
            label={formatMessage({ id: 'widgets.chain.loop' })}
            loop={loop}
            onLoop={(next) => onStep(withLoop(step, next ?? loop))}
            // Only on blur, because someone who clears it is about to type another.
            onLeave={(next) => onStep(withLoop(step, next))}
          />
        )}
      </div>
    </div>
  );
}

export interface LoopFieldProps {
  label: string;
  loop: Loop | null;
  onLoop: (loop: Loop | null) => void;
  /** Called with this loop when the field loses focus. */
  onLeave?: ((loop: Loop | null) => void) | undefined;
}

/** Field for a loop, written as `2x/3600s`. */
export function LoopField({ label, loop, onLoop, onLeave }: LoopFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <span className={css.short} dir="ltr">
      <ParsedField
        aria-label={label}
        value={loop}
        print={printLoop}
        read={(text) => {
          const read = readLoop(text);
          return 'error' in read ? undefined : { value: read.loop };
        }}
        onValue={onLoop}
        onLeave={onLeave}
        problem={formatMessage({ id: 'widgets.chain.INVALID_LOOP_TIME' })}
        placeholder={EXAMPLE_LOOP}
      />
    </span>
  );
}

interface BlockEditorProps {
  name: ChainBlockName;
  step: ChainStep;
  choices: ChainChoices;
  onBlock: (block: ChainBlock) => void;
  onExternal: (external: boolean) => void;
  onRemove: () => void;
}

function BlockEditor({ name, step, choices, onBlock, onExternal, onRemove }: BlockEditorProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const block = step[name];
  const label = formatMessage({ id: BLOCK_NAMES[name] });
  const options = choices.optionsOf(name, step);
  const load = choices.loadOf?.(name, step);
  const items = (keys: readonly string[]): readonly TypeaheadItem[] =>
    keys.map((key) => ({ key, value: choices.nameOf(name, key) }));
  const field = (part: 'includes' | 'excludes', words: string) => (
    <Typeahead
      label={words}
      multiple
      minLength={load === undefined ? 0 : 1}
      options={options}
      {...(load === undefined ? {} : { load })}
      chosen={items(block[part])}
      onChosen={(chosen) => onBlock({ ...block, [part]: chosen.map(({ key }) => key) })}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: fields of one thing with a button beside its name, which a legend cannot hold
    <div role="group" aria-labelledby={id} className={css.block} data-block={name}>
      <div className={css.blockHead}>
        <span id={id} className={css.blockName}>
          {label}
        </span>
        <div className={css.blockChecks}>
          <Checkbox
            isSelected={block.individually}
            onChange={(individually) => onBlock({ ...block, individually })}
          >
            <span>
              {formatMessage({ id: 'widgets.chain.individually' })}
              <VisuallyHidden> {label}</VisuallyHidden>
            </span>
          </Checkbox>
          {name === 'userBlk' ? (
            <Checkbox isSelected={step.userBlk.external} onChange={onExternal}>
              {formatMessage({ id: 'widgets.chain.external' })}
            </Checkbox>
          ) : null}
        </div>
        <IconButton
          label={formatMessage({ id: 'widgets.chain.removeBlock' }, { name: label })}
          size="tiny"
          onPress={onRemove}
        >
          <CloseIcon size={14} />
        </IconButton>
      </div>
      <div className={css.blockFields}>
        {field('includes', formatMessage({ id: 'widgets.chain.includes' }))}
        {field('excludes', formatMessage({ id: 'widgets.chain.excludes' }))}
      </div>
    </div>
  );
}
