import { allowedOperators, type FilterAttribute, type FilterChoice, type RangeOption } from './attribute.ts';
import type { BlockOperator, FilterType } from './model.ts';

/** A field as described by the server's filter lists. */
export interface FilterFieldDefinition {
  name: string;
  display_text: string;
  filter_type: FilterType;
  filter_group?: string | undefined;
  meta_type?: string | undefined;
  filter_choices?: readonly FilterChoice[] | undefined;
  filter_config?: { range_options?: readonly RangeOption[] | undefined } | undefined;
  is_disabled?: boolean | undefined;
  /** `false`: column only. */
  filtering_supported: boolean;
  /** Operators in addition to the type's usual ones. */
  supported_special_operators?: readonly BlockOperator[] | undefined;
}

/** Attribute of a field definition; undefined if it can't be filtered. */
export function attributeOfDefinition(definition: FilterFieldDefinition): FilterAttribute | undefined {
  if (!definition.filtering_supported) return undefined;
  const special = definition.supported_special_operators;
  const usual = allowedOperators({ filterType: definition.filter_type });
  const ranges = definition.filter_config?.range_options;
  return {
    key: definition.name,
    displayText: definition.display_text,
    filterType: definition.filter_type,
    filterGroup: definition.filter_group,
    metaType: definition.meta_type,
    filterChoices: definition.filter_choices,
    filterConfig: ranges === undefined ? undefined : { rangeOptions: ranges },
    isDisabled: definition.is_disabled,
    operators: special === undefined ? undefined : [...new Set([...usual, ...special])],
  };
}

/** Field definition of an attribute; `attributeOfDefinition` reverses it. */
export function definitionOfAttribute(attribute: FilterAttribute): FilterFieldDefinition {
  const usual = allowedOperators({ filterType: attribute.filterType });
  const ranges = attribute.filterConfig?.rangeOptions;
  return {
    name: attribute.key,
    display_text: attribute.displayText,
    filter_type: attribute.filterType,
    filter_group: attribute.filterGroup,
    meta_type: attribute.metaType,
    filter_choices: attribute.filterChoices,
    filter_config: ranges === undefined ? undefined : { range_options: ranges },
    is_disabled: attribute.isDisabled,
    filtering_supported: true,
    supported_special_operators: attribute.operators?.filter((operator) => !usual.includes(operator)),
  };
}
