import { offeredAttributes } from '@casbah/domain/filter/attribute';
import type { anonymisationWords } from '@casbah/messages/anonymisation';
import type { FieldChoice } from '@casbah/widgets/filter-bar/suggestions.ts';
import { attributesOfFields } from '@casbah/widgets/filter-query/attributes-of-fields.ts';
import { QueryBuilder, type QueryBuilderProps } from '@casbah/widgets/filter-query/QueryBuilder.tsx';
import { useMemo } from 'react';
import { useWords } from '../words/useWords.ts';

export interface BuilderPanelProps<Field extends string>
  extends Omit<QueryBuilderProps<Field>, 'attributes'> {
  /** Fields of the filter line above. */
  fields: readonly FieldChoice<NoInfer<Field>>[];
  /** Identifying fields, hidden while names are anonymized. */
  hiddenFields: readonly FieldChoice<NoInfer<Field>>[];
}

/** The filter line above, as groups of blocks. */
export function BuilderPanel<Field extends string>({
  fields,
  hiddenFields,
  ...builder
}: BuilderPanelProps<Field>) {
  const say = useWords<typeof anonymisationWords>();
  const attributes = useMemo(
    () => [
      ...attributesOfFields(fields, builder.vocabulary),
      ...offeredAttributes(
        attributesOfFields(hiddenFields, builder.vocabulary).map((attribute) => ({
          ...attribute,
          metaType: 'user',
        })),
        { anonymized: true, memberOf: undefined, anonymizedWords: say('anonymisation.field.disabled') },
      ),
    ],
    [fields, hiddenFields, builder.vocabulary, say],
  );
  return <QueryBuilder {...builder} attributes={attributes} />;
}
