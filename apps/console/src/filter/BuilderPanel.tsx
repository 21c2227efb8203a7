import { offeredAttributes } from '@casbah/domain/filter/attribute';
import type { anonymisationWords } from '@casbah/messages/anonymisation';
import type { FieldChoice } from '@casbah/widgets/filter-bar/suggestions.ts';
import { attributesOfFields } from '@casbah/widgets/filter-query/attributes-of-fields.ts';
import { QueryBuilder, type QueryBuilderProps } from '@casbah/widgets/filter-query/QueryBuilder.tsx';
import { useMemo } from 'react';
import { useWords } from '../words/useWords.ts';

export interface BuilderPanelProps extends Omit<QueryBuilderProps, 'attributes'> {
  /** The fields of the line above. */
  fields: readonly FieldChoice[];
  /** Fields that tell who somebody is, while people are anonymous. */
  hiddenFields: readonly FieldChoice[];
}

/** The filter of the line above, in groups of blocks. */
export function BuilderPanel({ fields, hiddenFields, ...builder }: BuilderPanelProps) {
  const say = useWords<typeof anonymisationWords>();
  const attributes = useMemo(
    () => [
      ...attributesOfFields(fields),
      ...offeredAttributes(
        attributesOfFields(hiddenFields).map((attribute) => ({ ...attribute, metaType: 'user' })),
        { anonymized: true, memberOf: undefined, anonymizedWords: say('anonymisation.field.disabled') },
      ),
    ],
    [fields, hiddenFields, say],
  );
  return <QueryBuilder {...builder} attributes={attributes} />;
}
