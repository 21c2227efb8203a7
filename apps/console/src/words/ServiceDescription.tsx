import { serviceDescriptions } from '@casbah/messages/catalogue/descriptions';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { withWords } from './words.ts';

/** Loads with the translations, which only pages with a description need. */
const Translated = lazy(withWords([serviceDescriptions], async () => ({ default: InLanguage })));

function InLanguage({ english }: { english: string }) {
  const found = useIntl().messages[english];
  return typeof found === 'string' ? found : english;
}

/** A service's description in the reader's language; text of a company's own service is shown unchanged. */
export function ServiceDescription({ english }: { english: string }) {
  // A space reserves the line, so nothing below moves when the text arrives.
  return (
    <Suspense fallback={'\u00a0'}>
      <Translated english={english} />
    </Suspense>
  );
}
