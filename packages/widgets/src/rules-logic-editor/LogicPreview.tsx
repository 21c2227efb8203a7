import { truncate } from '@casbah/domain/format/text';
import type { Logic } from '@casbah/domain/rule-logic';
import { useIntl } from 'react-intl';
import css from './RulesLogicEditor.module.css';

export interface LogicPreviewProps {
  logic: Logic;
  /** Labels of rules by name. */
  labels: ReadonlyMap<string, string>;
}

/** A logic as parsed: grouped parts are adjacent. */
export function LogicPreview({ logic, labels }: LogicPreviewProps) {
  const { formatMessage } = useIntl();
  switch (logic.kind) {
    case 'rule':
      return (
        <p className={css.leaf}>
          <span className={css.name}>{truncate(logic.name, 12)}</span>
          <bdi className={css.label}>{truncate(labels.get(logic.name) ?? '', 80)}</bdi>
        </p>
      );
    case 'not':
      return (
        <div className={css.branch} data-kind="not">
          <p className={css.how}>{formatMessage({ id: 'widgets.logic.not' })}</p>
          <div className={css.parts}>
            <LogicPreview logic={logic.part} labels={labels} />
          </div>
        </div>
      );
    case 'and':
    case 'or':
      return (
        <div className={css.branch} data-kind={logic.kind}>
          <p className={css.how}>
            {logic.kind === 'and'
              ? formatMessage({ id: 'widgets.logic.all' })
              : formatMessage({ id: 'widgets.logic.any' })}
          </p>
          <ul className={css.parts}>
            {logic.parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are their places and hold no state
              <li key={index}>
                <LogicPreview logic={part} labels={labels} />
              </li>
            ))}
          </ul>
        </div>
      );
  }
}
