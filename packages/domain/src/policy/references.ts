import { usedConditions } from './conditions.ts';
import type { PolicyDefinition } from './policy.ts';
import type { PolicyField } from './policy-fields.ts';

/** What a definition can refer to in the company. */
export const REFERENCE_KINDS = [
  'content_profile',
  'group',
  'tag',
  'destination',
  'response_template',
] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

export interface PolicyReference {
  kind: ReferenceKind;
  /** ID or name; in responses the ID. */
  value: string;
  /** Where it is: `include.3`. */
  path: string;
}

/** Fields whose values are IDs or names of things in the company. */
export const REFERENCE_FIELDS = {
  content: 'content_profile',
  group: 'group',
  tag: 'tag',
} as const satisfies Partial<Record<PolicyField, ReferenceKind>>;

export function referenceKindOf(field: PolicyField): ReferenceKind | undefined {
  return FIELD_KINDS.get(field);
}

const FIELD_KINDS: ReadonlyMap<string, ReferenceKind> = new Map(Object.entries(REFERENCE_FIELDS));

/** Everything in the company that a definition names. Parts of names, as in `group contains sales`, aren't references. */
export function referencesOf(definition: PolicyDefinition): readonly PolicyReference[] {
  const { include, exclude } = definition;
  return [
    ...inCondition(definition.condition, 'condition'),
    ...definition.exceptions.flatMap(({ condition }, place) =>
      inCondition(condition, `exceptions.${place}.condition`),
    ),
    ...Object.entries({ include, exclude }).flatMap(([list, people]) =>
      people.flatMap(({ kind, value }, place): PolicyReference[] =>
        kind === 'group' ? [{ kind, value, path: `${list}.${place}` }] : [],
      ),
    ),
    ...definition.responses.flatMap((response, place): PolicyReference[] => {
      const path = `responses.${place}`;
      const found: PolicyReference[] = [];
      if (response.kind === 'tag') found.push({ kind: 'tag', value: String(response.tag), path });
      if (response.kind === 'ticket') found.push({ kind: 'destination', value: response.destination, path });
      if ('template' in response && response.template !== undefined)
        found.push({ kind: 'response_template', value: response.template, path });
      return found;
    }),
  ];
}

function inCondition(condition: PolicyDefinition['condition'], path: string): PolicyReference[] {
  return usedConditions(condition).flatMap((part) => {
    const kind = referenceKindOf(part.field);
    return kind === undefined || part.kind !== 'in'
      ? []
      : part.values.map((value) => ({ kind, value: String(value), path }));
  });
}
