import type { FilterAttribute } from '@casbah/domain/filter/attribute';
import type { ExprBlock, FilterModel } from '@casbah/domain/filter/model';
import type { ReactNode } from 'react';
import type { ChoiceSource } from './choice-source.ts';
import type { ValueChange } from './draft.ts';

export interface UserFilterProps {
  attribute: FilterAttribute;
  model: FilterModel;
  isDisabled: boolean;
  onModel: (model: FilterModel) => void;
}
export type UserFilterEditor = (props: UserFilterProps) => ReactNode;

export interface ValueFieldProps {
  block: ExprBlock;
  attribute: FilterAttribute;
  choices: ChoiceSource;
  userFilter: UserFilterEditor | undefined;
  isDisabled: boolean;
  onValue: (change: ValueChange) => void;
  onEnter: (() => void) | undefined;
}
