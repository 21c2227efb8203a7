import { ALL_IDENTIFIERS } from '@casbah/inspection/identifiers/all';
import { changedIdentifier, customDataIdentifier } from '@casbah/inspection/identifiers/custom-identifier';
import type { InspectionDefinitions } from '@casbah/inspection/inspect/definitions';
import type { DefinitionsData } from './company-definitions.ts';

/** What a company defines, as the engine takes it. Runs in the inspecting thread. */
export function builtDefinitions(data: DefinitionsData): InspectionDefinitions {
  const { customIdentifiers, identifierChanges, ...rules } = data;
  const changes = new Map(identifierChanges.map((change) => [change.identifier, change]));
  const changed = ALL_IDENTIFIERS.flatMap((identifier) => {
    const change = changes.get(identifier.id);
    return change?.isEnabled === true ? [changedIdentifier(identifier, change)] : [];
  });
  const own = customIdentifiers.filter(({ isEnabled }) => isEnabled).map(customDataIdentifier);
  return { ...rules, identifiers: [...changed, ...own], withoutIncluded: new Set(changes.keys()) };
}
