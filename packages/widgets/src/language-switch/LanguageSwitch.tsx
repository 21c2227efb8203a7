import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Choices } from '../choices/Choices.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface OfferedLanguage<Id extends string = string> {
  id: Id;
  /** What those who speak it call it. */
  name: string;
  /** Two letters, for the button. */
  short: string;
  /** Its BCP 47 tag: screen readers say the name in its own sounds. */
  locale: string;
}

export interface LanguageSwitchProps<Id extends string> {
  languages: readonly OfferedLanguage<Id>[];
  language: Id;
  /** The owner of the words loads and shows them; the switch only requests a language. */
  onChange: (language: Id) => void;
}

/** Languages by their own names, so people in a language they can't read find theirs. The page decides who sees it. */
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
