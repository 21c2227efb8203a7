import type { FieldChoice } from '@casbah/widgets/filter-bar/suggestions.ts';
import { attributesOfFields } from '@casbah/widgets/filter-query/attributes-of-fields.ts';
import { QueryBuilder, type QueryBuilderProps } from '@casbah/widgets/filter-query/QueryBuilder.tsx';
import { useMemo } from 'react';

export interface BuilderPanelProps extends Omit<QueryBuilderProps, 'attributes'> {
  /** The fields of the line above. */
  fields: readonly FieldChoice[];
}

/** The filter of the line above, in groups of blocks. */
export function BuilderPanel({ fields, ...builder }: BuilderPanelProps) {
  const attributes = useMemo(() => attributesOfFields(fields), [fields]);
  return <QueryBuilder {...builder} attributes={attributes} />;
}
