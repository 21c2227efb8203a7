import { serviceDescriptions } from '@casbah/messages/catalogue/descriptions';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { withWords } from './words.ts';

/** Comes with the translations, which only a page that shows a description loads. */
const Translated = lazy(withWords([serviceDescriptions], async () => ({ default: InLanguage })));

function InLanguage({ english }: { english: string }) {
  const found = useIntl().messages[english];
  return typeof found === 'string' ? found : english;
}

/** What a service does, in the reader's language; the text of a company's own service shows as it was written. */
export function ServiceDescription({ english }: { english: string }) {
  // A space keeps the line's height, so that nothing below moves once the text is here.
  return (
    <Suspense fallback={'\u00a0'}>
      <Translated english={english} />
    </Suspense>
  );
}
