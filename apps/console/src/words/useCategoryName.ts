import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** What a category of services is called in the reader's language; a company's own keeps the name it was given. */
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
