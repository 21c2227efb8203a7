import {
  type ConditionChain,
  GROUP_LOOP_WITHOUT_DETAILS,
  type GroupLoop,
} from '@casbah/domain/condition-chain';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { useFormat } from '../format/useFormat.ts';
import { PlusIcon, TrashIcon } from '../icons/icons.tsx';
import { Select } from '../select/Select.tsx';
import css from './ConditionChainEditor.module.css';
import { addGroupLoop, canLoop, freeLoop, removeGroupLoop, replaceGroupLoop } from './chain-model.ts';
import { LoopField } from './StepEditor.tsx';

export interface GroupLoopsProps {
  chain: ConditionChain;
  onChain: (chain: ConditionChain) => void;
  isReadOnly: boolean;
}

/** Loops over several steps. */
export function GroupLoops({ chain, onChain, isReadOnly }: GroupLoopsProps) {
  const { formatMessage } = useIntl();
  const { duration } = useFormat();
  const { steps, groupLoops } = chain;
  const numberOf = (uid: string) => steps.findIndex((step) => step.uid === uid) + 1;
  const times = (loop: GroupLoop) => {
    const { count, seconds } = loop.details ?? GROUP_LOOP_WITHOUT_DETAILS;
    return formatMessage({ id: 'widgets.chain.times' }, { count, time: duration(seconds * 1000) });
  };
  /** Steps allowed as one end of a loop; all others are disabled. */
  const ends = (index: number, loop: GroupLoop, end: 'from' | 'to') => {
    const others = groupLoops.filter((_, at) => at !== index);
    return steps.map(({ uid }, at) => ({
      value: uid,
      label: String(at + 1),
      disabled: !canLoop(steps, others, { ...loop, [end]: uid }),
    }));
  };
  if (isReadOnly && groupLoops.length === 0) return null;
  return (
    <div className={css.loops}>
      {groupLoops.map((loop, index) => {
        const range = { from: numberOf(loop.from), to: numberOf(loop.to) };
        if (isReadOnly)
          return (
            <p key={`${loop.from} ${loop.to}`}>
              {formatMessage({ id: 'widgets.chain.stepsRepeat' }, range)}{' '}
              <span className={css.quiet}>{times(loop)}</span>
            </p>
          );
        return (
          // biome-ignore lint/a11y/useSemanticElements: the parts of one sentence, no set of fields
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: its ends change while it is edited, its place does not
            key={index}
            role="group"
            aria-label={formatMessage({ id: 'widgets.chain.stepsRepeat' }, range)}
            className={css.loop}
          >
            <span>{formatMessage({ id: 'widgets.chain.fromStep' })}</span>
            <Select
              aria-label={formatMessage({ id: 'widgets.chain.firstStep' })}
              size="small"
              options={ends(index, loop, 'from')}
              value={loop.from}
              onChange={(from) => onChain(replaceGroupLoop(chain, index, { ...loop, from }))}
            />
            <span>{formatMessage({ id: 'widgets.chain.toStep' })}</span>
            <Select
              aria-label={formatMessage({ id: 'widgets.chain.lastStep' })}
              size="small"
              options={ends(index, loop, 'to')}
              value={loop.to}
              onChange={(to) => onChain(replaceGroupLoop(chain, index, { ...loop, to }))}
            />
            <LoopField
              label={formatMessage({ id: 'widgets.chain.groupLoop' })}
              loop={loop.details}
              onLoop={(details) => onChain(replaceGroupLoop(chain, index, { ...loop, details }))}
            />
            <span className={css.quiet}>{times(loop)}</span>
            <IconButton
              label={formatMessage({ id: 'widgets.chain.removeLoop' }, range)}
              size="tiny"
              onPress={() => onChain(removeGroupLoop(chain, index))}
            >
              <TrashIcon size={14} />
            </IconButton>
          </div>
        );
      })}
      {isReadOnly ? null : (
        <Button
          variant="ghost"
          icon={<PlusIcon />}
          isDisabled={freeLoop(chain) === undefined}
          data-place="add-loop"
          onPress={() => onChain(addGroupLoop(chain))}
        >
          {formatMessage({ id: 'widgets.chain.addLoop' })}
        </Button>
      )}
    </div>
  );
}
