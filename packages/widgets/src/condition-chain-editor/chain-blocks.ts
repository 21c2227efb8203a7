import type { ChainBlockName, ChainStep } from '@casbah/domain/condition-chain';
import type { LoadItems, TypeaheadItem } from '../typeahead/item.ts';

/** Message IDs of block names. */
export const BLOCK_NAMES: Readonly<Record<ChainBlockName, string>> = {
  sourceBlk: 'widgets.chain.source',
  userBlk: 'widgets.chain.user',
  serviceBlk: 'widgets.chain.service',
  incidentTypeBlk: 'widgets.chain.incidentType',
  objectBlk: 'widgets.chain.object',
  actionBlk: 'widgets.chain.action',
};

/** Choices for the blocks of a step. */
export interface ChainChoices {
  /** Local choices, which may depend on previous blocks. */
  optionsOf: (block: ChainBlockName, step: ChainStep) => readonly TypeaheadItem[];
  /** Looks up more values, for people and services. */
  loadOf?: ((block: ChainBlockName, step: ChainStep) => LoadItems | undefined) | undefined;
  /** Display name of a value. */
  nameOf: (block: ChainBlockName, key: string) => string;
}
