import { allowedOperators, type FilterAttribute } from '@casbah/domain/filter/attribute';
import { AGG_FUNCTIONS, type BlockOperator, EXPRESSION } from '@casbah/domain/filter/model';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';
import { Select } from '../select/Select.tsx';
import { AttributeField } from './AttributeField.tsx';
import { operatorId } from './builder-words.ts';
import type { ChoiceSource } from './choice-source.ts';
import {
  type CheckExpression,
  changeAggregate,
  changeAttribute,
  changeOperator,
  changeValue,
  type Draft,
  type DraftBlock,
} from './draft.ts';
import { ExpressionField } from './ExpressionField.tsx';
import css from './FilterBuilder.module.css';
import { ValueField } from './ValueField.tsx';
import type { UserFilterEditor } from './value-field-props.ts';

export interface BlockRowProps {
  block: DraftBlock;
  /** Its number among all conditions. */
  number: number;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  attributes: readonly FilterAttribute[];
  choices: ChoiceSource;
  checkExpression: CheckExpression | undefined;
  userFilter: UserFilterEditor | undefined;
  isDisabled: boolean;
  onRemove: () => void;
  onEnter: (() => void) | undefined;
}

const ANY_VALUE = 'any';

/** A condition: attribute, operator and value. */
export function BlockRow({
  block,
  number,
  draft,
  onDraft,
  attributes,
  choices,
  checkExpression,
  userFilter,
  isDisabled,
  onRemove,
  onEnter,
}: BlockRowProps) {
  const { formatMessage } = useIntl();
  const attribute = attributes.find(({ key }) => key === block.key);
  const off = isDisabled || attribute?.isDisabled === true;
  const words = { number };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a fieldset is read twice
    <div
      role="group"
      aria-label={formatMessage({ id: 'widgets.filterBuilder.condition' }, words)}
      className={css.block}
      data-block={block.id}
    >
      {block.key === EXPRESSION ? (
        <ExpressionField
          text={String(block.value ?? '')}
          check={checkExpression}
          isDisabled={isDisabled}
          onText={(value) => onDraft(changeValue(draft, block.id, { value }))}
        />
      ) : (
        <>
          <AttributeField
            attributes={attributes}
            chosen={block.key}
            isDisabled={isDisabled}
            onChoose={(next) => onDraft(changeAttribute(draft, block.id, next))}
          />
          {attribute === undefined ? (
            <p className={css.rest}>
              {block.key === '' ? null : formatMessage({ id: 'widgets.filterBuilder.unknown' })}
            </p>
          ) : (
            <>
              <div className={css.compare}>
                <Select<BlockOperator>
                  aria-label={formatMessage(
                    { id: 'widgets.filter.operatorOf' },
                    { field: attribute.displayText },
                  )}
                  options={operatorsFor(attribute, block.op).map((operator) => ({
                    value: operator,
                    label: formatMessage({ id: operatorId(operator, attribute.filterType) }),
                  }))}
                  value={block.op}
                  isDisabled={off}
                  onChange={(op) => onDraft(changeOperator(draft, block.id, op))}
                />
                {(attribute.filterConfig?.aggregates ?? []).length === 0 ? null : (
                  <Select<string>
                    aria-label={formatMessage(
                      { id: 'widgets.filterBuilder.aggregate' },
                      { field: attribute.displayText },
                    )}
                    options={[
                      { value: ANY_VALUE, label: formatMessage({ id: 'widgets.filterBuilder.anyValue' }) },
                      ...AGG_FUNCTIONS.map((value) => ({
                        value,
                        label: formatMessage({ id: 'widgets.filterBuilder.max' }),
                      })),
                    ]}
                    value={block.agg_function ?? ANY_VALUE}
                    isDisabled={off}
                    onChange={(value) =>
                      onDraft(
                        changeAggregate(
                          draft,
                          block.id,
                          AGG_FUNCTIONS.find((name) => name === value),
                        ),
                      )
                    }
                  />
                )}
              </div>
              <div className={css.value}>
                <ValueField
                  // Another attribute or operator resets the field, so no partial input remains.
                  key={`${block.key} ${block.op}`}
                  block={block}
                  attribute={attribute}
                  choices={choices}
                  userFilter={userFilter}
                  isDisabled={off}
                  onValue={(change) => onDraft(changeValue(draft, block.id, change))}
                  onEnter={onEnter}
                />
                {attribute.isDisabled === true && attribute.subInfo !== undefined ? (
                  <p className={css.off}>{attribute.subInfo}</p>
                ) : null}
              </div>
            </>
          )}
        </>
      )}
      <IconButton
        size="small"
        label={formatMessage({ id: 'widgets.filterBuilder.removeBlock' }, words)}
        isDisabled={isDisabled}
        onPress={onRemove}
      >
        <CloseIcon size={14} />
      </IconButton>
    </div>
  );
}

/** Operators of the attribute, plus the block's current one, which may come from a link. */
function operatorsFor(attribute: FilterAttribute, op: BlockOperator): readonly BlockOperator[] {
  const allowed = allowedOperators(attribute);
  return allowed.includes(op) ? allowed : [...allowed, op];
}
