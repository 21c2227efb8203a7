import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Choices } from '../choices/Choices.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface OfferedLanguage<Id extends string = string> {
  id: Id;
  /** Native name of the language. */
  name: string;
  /** Two letters for the button. */
  short: string;
  /** BCP 47 tag, so screen readers pronounce the name correctly. */
  locale: string;
}

export interface LanguageSwitchProps<Id extends string> {
  languages: readonly OfferedLanguage<Id>[];
  language: Id;
  /** Called with the selected language; the caller loads and shows its texts. */
  onChange: (language: Id) => void;
}

/** Languages by native name, so people find theirs whatever the page's language. The page decides who sees it. */
export function LanguageSwitch<Id extends string>({
  languages,
  language,
  onChange,
}: LanguageSwitchProps<Id>) {
  const { formatMessage } = useIntl();
  const current = languages.find(({ id }) => id === language);
  const title = formatMessage({ id: 'widgets.language.title' });
  return (
    <Choices
      label={title}
      heading={title}
      trigger={
        <Button variant="ghost">
          <VisuallyHidden>
            {formatMessage({ id: 'widgets.language.use' }, { language: current?.name ?? '' })}{' '}
          </VisuallyHidden>
          {current?.short ?? language}
        </Button>
      }
      choices={languages.map(({ id, name, locale }) => ({
        id,
        label: name,
        lang: locale,
        chosen: id === language,
        onChoose: () => onChange(id),
      }))}
    />
  );
}
