import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Name of a service category in the reader's language; a company's own keeps its name. */
export function useCategoryName(): (category: string) => string {
  const intl = useIntl();
  return useCallback(
    (category) => {
      const id = `category.${category}`;
      return id in intl.messages ? intl.formatMessage({ id }) : category;
    },
    [intl],
  );
}
