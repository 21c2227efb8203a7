import { type ChainStep, type ConditionChain, printGap, readGap } from '@casbah/domain/condition-chain';
import { type DragEvent, Fragment, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { cx } from '../class-names.ts';
import { useFormat } from '../format/useFormat.ts';
import { ArrowDownIcon, ArrowUpIcon, DragIcon, PencilIcon, PlusIcon, TrashIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './ConditionChainEditor.module.css';
import type { ChainChoices } from './chain-blocks.ts';
import { addStep, canRemoveStep, moveStep, railsAt, removeStep, replaceStep } from './chain-model.ts';
import { GroupLoops } from './GroupLoops.tsx';
import { ParsedField } from './ParsedField.tsx';
import { StepEditor } from './StepEditor.tsx';
import { StepSummary } from './StepSummary.tsx';

export interface ConditionChainEditorProps {
  /** Purpose of the chain: “Steps of the sequence”. */
  label: string;
  chain: ConditionChain;
  onChange: (chain: ConditionChain) => void;
  choices: ChainChoices;
  /** Read-only. */
  isReadOnly?: boolean | undefined;
}

/**
 * Editor for ordered steps, gaps between them, and loops. Steps move by arrow buttons or by dragging their handle.
 */
export function ConditionChainEditor({
  label,
  chain,
  onChange,
  choices,
  isReadOnly = false,
}: ConditionChainEditorProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const [open, setOpen] = useState<string>();
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<string>();
  const [dropAt, setDropAt] = useState<number>();
  /** Focus targets after rendering; the first one available gets the focus. */
  const focusNext = useRef<readonly string[]>([]);
  useEffect(() => {
    for (const place of focusNext.current) {
      const button = root.current?.querySelector<HTMLButtonElement>(`[data-place="${CSS.escape(place)}"]`);
      if (button === null || button === undefined || button.disabled) continue;
      button.focus();
      break;
    }
    focusNext.current = [];
  });
  const { steps } = chain;

  const move = (step: ChainStep, to: number) => {
    onChange(moveStep(chain, step.uid, to));
    setSaid(formatMessage({ id: 'widgets.chain.moved' }, { place: to + 1, count: steps.length }));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const step = steps.find(({ uid }) => uid === dragged);
    const from = steps.findIndex(({ uid }) => uid === dragged);
    if (step !== undefined && dropAt !== undefined) {
      // Removing it first shifts later positions by one.
      const to = dropAt > from ? dropAt - 1 : dropAt;
      if (to !== from) move(step, to);
    }
    setDragged(undefined);
    setDropAt(undefined);
  };

  return (
    <fieldset ref={root} className={css.editor} aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <ol className={css.steps} onDrop={drop} onDragOver={(event) => event.preventDefault()}>
        {steps.map((step, index) => {
          const number = index + 1;
          const isOpen = open === step.uid;
          return (
            <Fragment key={step.uid}>
              {index === 0 ? null : (
                <li className={css.between}>
                  <Rails chain={chain} place={index} isGap />
                  <Gap
                    step={step}
                    number={number}
                    isReadOnly={isReadOnly}
                    onGap={(maxGap) => onChange(replaceStep(chain, { ...step, maxGap }))}
                  />
                </li>
              )}
              <li
                className={css.row}
                data-drop={
                  dropAt === index
                    ? 'before'
                    : dropAt === number && number === steps.length
                      ? 'after'
                      : undefined
                }
                onDragOver={(event) => {
                  if (dragged === undefined) return;
                  event.preventDefault();
                  const { top, height } = event.currentTarget.getBoundingClientRect();
                  setDropAt(event.clientY > top + height / 2 ? number : index);
                }}
              >
                <Rails chain={chain} place={index} />
                <div className={cx(css.step, dragged === step.uid && css.dragged)}>
                  <div className={css.head}>
                    {isReadOnly || steps.length < 2 ? null : (
                      // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse alone; the arrows do the same
                      <span
                        className={css.handle}
                        draggable
                        data-handle={number}
                        onDragStart={(event) => {
                          event.dataTransfer.effectAllowed = 'move';
                          event.dataTransfer.setData('text/plain', String(number));
                          setDragged(step.uid);
                        }}
                        onDragEnd={() => {
                          setDragged(undefined);
                          setDropAt(undefined);
                        }}
                      >
                        <DragIcon />
                      </span>
                    )}
                    <span className={css.number}>
                      <VisuallyHidden>{formatMessage({ id: 'widgets.chain.step' })} </VisuallyHidden>
                      {number}
                    </span>
                    <div className={css.summary}>
                      <StepSummary step={step} choices={choices} />
                    </div>
                    {isReadOnly ? null : (
                      <div className={css.tools}>
                        <IconButton
                          label={formatMessage({ id: 'widgets.chain.up' }, { number })}
                          size="tiny"
                          isDisabled={index === 0}
                          data-place={`up-${step.uid}`}
                          onPress={() => {
                            focusNext.current = [`up-${step.uid}`, `down-${step.uid}`];
                            move(step, index - 1);
                          }}
                        >
                          <ArrowUpIcon size={14} />
                        </IconButton>
                        <IconButton
                          label={formatMessage({ id: 'widgets.chain.down' }, { number })}
                          size="tiny"
                          isDisabled={number === steps.length}
                          data-place={`down-${step.uid}`}
                          onPress={() => {
                            focusNext.current = [`down-${step.uid}`, `up-${step.uid}`];
                            move(step, index + 1);
                          }}
                        >
                          <ArrowDownIcon size={14} />
                        </IconButton>
                        <IconButton
                          label={formatMessage({ id: 'widgets.chain.edit' }, { number })}
                          size="tiny"
                          aria-expanded={isOpen}
                          data-place={`edit-${step.uid}`}
                          onPress={() => setOpen(isOpen ? undefined : step.uid)}
                        >
                          <PencilIcon size={14} />
                        </IconButton>
                        <IconButton
                          label={formatMessage({ id: 'widgets.chain.remove' }, { number })}
                          size="tiny"
                          isDisabled={!canRemoveStep(chain)}
                          onPress={() => {
                            const neighbour = steps[index + 1] ?? steps[index - 1];
                            focusNext.current = [`edit-${neighbour?.uid ?? ''}`];
                            setSaid(formatMessage({ id: 'widgets.chain.removed' }, { number }));
                            onChange(removeStep(chain, step.uid));
                          }}
                        >
                          <TrashIcon size={14} />
                        </IconButton>
                      </div>
                    )}
                  </div>
                  {isOpen && !isReadOnly ? (
                    <StepEditor
                      step={step}
                      choices={choices}
                      onStep={(next) => onChange(replaceStep(chain, next))}
                    />
                  ) : null}
                </div>
              </li>
            </Fragment>
          );
        })}
      </ol>
      {isReadOnly ? null : (
        <div>
          <Button
            icon={<PlusIcon />}
            onPress={() => {
              const next = addStep(chain);
              const added = next.steps.at(-1)?.uid;
              setOpen(added);
              focusNext.current = [`edit-${added ?? ''}`];
              onChange(next);
            }}
          >
            {formatMessage({ id: 'widgets.chain.addStep' })}
          </Button>
        </div>
      )}
      <GroupLoops chain={chain} onChain={onChange} isReadOnly={isReadOnly} />
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </fieldset>
  );
}

/** Loops that span a step, or the gap before it. */
function Rails({ chain, place, isGap = false }: { chain: ConditionChain; place: number; isGap?: boolean }) {
  if (chain.groupLoops.length === 0) return null;
  return (
    <span className={css.rails} aria-hidden="true">
      {railsAt(chain, place).map(({ isStart, isMiddle, isEnd }, column) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={column}
          className={css.rail}
          data-part={
            isGap
              ? isMiddle || isEnd
                ? 'middle'
                : undefined
              : isStart
                ? 'start'
                : isEnd
                  ? 'end'
                  : isMiddle
                    ? 'middle'
                    : undefined
          }
        />
      ))}
    </span>
  );
}

interface GapProps {
  step: ChainStep;
  number: number;
  isReadOnly: boolean;
  onGap: (gap: number | null) => void;
}

function Gap({ step, number, isReadOnly, onGap }: GapProps) {
  const { formatMessage } = useIntl();
  const { duration } = useFormat();
  if (isReadOnly)
    return (
      <span className={css.gap}>
        {step.maxGap === null
          ? formatMessage({ id: 'widgets.chain.anyTime' })
          : formatMessage({ id: 'widgets.chain.withinTime' }, { time: duration(step.maxGap * 1000) })}
      </span>
    );
  return (
    <div className={css.gap}>
      <span>{formatMessage({ id: 'widgets.chain.within' })}</span>
      <span className={css.short} dir="ltr">
        <ParsedField
          aria-label={formatMessage({ id: 'widgets.chain.gap' }, { from: number - 1, to: number })}
          value={step.maxGap}
          print={printGap}
          read={(text) => {
            const read = readGap(text);
            return 'error' in read ? undefined : { value: read.gap };
          }}
          onValue={onGap}
          problem={formatMessage({ id: 'widgets.chain.INVALID_GAP_TIME' })}
        />
      </span>
      <span className={css.quiet}>
        {step.maxGap === null ? formatMessage({ id: 'widgets.chain.noLimit' }) : duration(step.maxGap * 1000)}
      </span>
    </div>
  );
}
