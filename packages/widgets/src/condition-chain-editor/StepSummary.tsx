import { CHAIN_BLOCKS, type ChainBlockName, type ChainStep, STEP_TYPE } from '@casbah/domain/condition-chain';
import { truncate } from '@casbah/domain/format/text';
import { useIntl } from 'react-intl';
import { useFormat } from '../format/useFormat.ts';
import css from './ConditionChainEditor.module.css';
import { BLOCK_NAMES, type ChainChoices } from './chain-blocks.ts';
import { isBlankBlock, loopOf } from './chain-model.ts';

const SHOWN_VALUES = 4;

/** Summary of a step: type, blocks and repetitions. */
export function StepSummary({ step, choices }: { step: ChainStep; choices: ChainChoices }) {
  const { formatMessage } = useIntl();
  const { duration } = useFormat();
  const loop = loopOf(step);
  const asked = CHAIN_BLOCKS.filter((name) => step[name].active && !isBlankBlock(step[name]));
  return (
    <>
      <span className={css.kind}>
        {step.type === STEP_TYPE.threshold
          ? formatMessage({ id: 'widgets.chain.threshold' })
          : formatMessage({ id: 'widgets.chain.behavior' })}
      </span>
      {asked.length === 0 ? (
        <span className={css.token}>{formatMessage({ id: 'widgets.chain.anything' })}</span>
      ) : null}
      {asked.map((name) => (
        <span key={name} className={css.token}>
          <BlockWords name={name} step={step} choices={choices} />
        </span>
      ))}
      {loop === null ? null : (
        <span className={css.token}>
          {formatMessage(
            { id: 'widgets.chain.times' },
            { count: loop.count, time: duration(loop.seconds * 1000) },
          )}
        </span>
      )}
    </>
  );
}

function BlockWords({
  name,
  step,
  choices,
}: {
  name: ChainBlockName;
  step: ChainStep;
  choices: ChainChoices;
}) {
  const { formatMessage, formatList } = useIntl();
  const block = step[name];
  const list = (keys: readonly string[]) => {
    const words = keys.slice(0, SHOWN_VALUES).map((key) => truncate(choices.nameOf(name, key), 40));
    const more = keys.length - words.length;
    return formatList(
      more > 0 ? [...words, formatMessage({ id: 'widgets.chain.more' }, { count: more })] : words,
      { type: 'disjunction' },
    );
  };
  const isOutside = name === 'userBlk' && step.userBlk.external;
  return (
    <>
      <span className={css.field}>{formatMessage({ id: BLOCK_NAMES[name] })}</span>
      {isOutside ? <span>{formatMessage({ id: 'widgets.chain.fromOutside' })}</span> : null}
      {block.includes.length === 0 ? null : (
        <>
          <span className={css.verb}>{formatMessage({ id: 'widgets.chain.is' })}</span>
          <bdi>{list(block.includes)}</bdi>
        </>
      )}
      {block.excludes.length === 0 ? null : (
        <>
          <span className={css.verb}>{formatMessage({ id: 'widgets.chain.isNot' })}</span>
          <bdi>{list(block.excludes)}</bdi>
        </>
      )}
      {block.individually ? (
        <span className={css.quiet}>{formatMessage({ id: 'widgets.chain.each' })}</span>
      ) : null}
    </>
  );
}
