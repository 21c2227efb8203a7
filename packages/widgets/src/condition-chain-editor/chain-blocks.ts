import type { ChainBlockName, ChainStep } from '@casbah/domain/condition-chain';
import type { LoadItems, TypeaheadItem } from '../typeahead/item.ts';

/** Ids of the names of blocks. */
export const BLOCK_NAMES: Readonly<Record<ChainBlockName, string>> = {
  sourceBlk: 'widgets.chain.source',
  userBlk: 'widgets.chain.user',
  serviceBlk: 'widgets.chain.service',
  incidentTypeBlk: 'widgets.chain.incidentType',
  objectBlk: 'widgets.chain.object',
  actionBlk: 'widgets.chain.action',
};

/** What the blocks of a step can be narrowed to. */
export interface ChainChoices {
  /** What there is to choose from, known here. It may depend on the blocks before it. */
  optionsOf: (block: ChainBlockName, step: ChainStep) => readonly TypeaheadItem[];
  /** Looks further values up: for people and services. */
  loadOf?: ((block: ChainBlockName, step: ChainStep) => LoadItems | undefined) | undefined;
  /** What people call a value. */
  nameOf: (block: ChainBlockName, key: string) => string;
}
