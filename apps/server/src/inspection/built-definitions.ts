import { readRecordIndex } from '@casbah/inspection/exact-match/record-index';
import { readFingerprintIndex } from '@casbah/inspection/fingerprints/fingerprint-index';
import { ALL_IDENTIFIERS } from '@casbah/inspection/identifiers/all';
import { changedIdentifier, customDataIdentifier } from '@casbah/inspection/identifiers/custom-identifier';
import type { DefinedIndex, InspectionDefinitions } from '@casbah/inspection/inspect/definitions';
import { readModel } from '@casbah/inspection/learning/model';
import type { DefinitionsData } from './company-definitions.ts';

/** What a company defines, as the engine takes it. Runs in the inspecting thread. */
export function builtDefinitions(data: DefinitionsData): Omit<InspectionDefinitions, 'threats'> {
  const { customIdentifiers, identifierChanges, models, indexes, ...rules } = data;
  const changes = new Map(identifierChanges.map((change) => [change.identifier, change]));
  const changed = ALL_IDENTIFIERS.flatMap((identifier) => {
    const change = changes.get(identifier.id);
    return change?.isEnabled === true ? [changedIdentifier(identifier, change)] : [];
  });
  const own = customIdentifiers.filter(({ isEnabled }) => isEnabled).map(customDataIdentifier);
  return {
    ...rules,
    identifiers: [...changed, ...own],
    withoutIncluded: new Set(changes.keys()),
    models: models.map(({ id, bytes }) => ({ id, model: readModel(bytes) })),
    indexes: indexes.map(builtIndex),
  };
}

function builtIndex({ id, definition, bytes, key }: DefinitionsData['indexes'][number]): DefinedIndex {
  switch (definition.kind) {
    case 'exact': {
      const { columns, minimumColumns, within } = definition;
      const required = columns.flatMap(({ isRequired }, column) => (isRequired ? [column] : []));
      const rule = { atLeast: minimumColumns, required, within };
      return { id, kind: 'exact', index: readRecordIndex(bytes), key: key ?? new Uint8Array(), rule };
    }
    case 'fingerprint':
      return {
        id,
        kind: 'fingerprint',
        index: readFingerprintIndex(bytes),
        minimumShare: definition.minimumShare,
      };
  }
}
