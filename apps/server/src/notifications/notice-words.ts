import { LANGUAGES, type Language } from '@casbah/contract/session';
import { NOTIFICATION_TEMPLATES, type NotificationTemplate } from '@casbah/domain/notification';
import { noticeWords } from '@casbah/messages/every-area/server';
import { LANGUAGE_OF } from '@casbah/messages/languages';

/** Notice texts in one language. */
export type WordsOfNotices = Readonly<Record<string, string>>;

/** Language of a reader: the requested one, their own, or English. */
export function languageOf(prefs: { lang?: string | undefined }, wanted?: Language): Language {
  return wanted ?? LANGUAGES.find((one) => one === prefs.lang) ?? 'en-us';
}

export function templateOf(name: string): NotificationTemplate | undefined {
  return NOTIFICATION_TEMPLATES.find((one) => one === name);
}

interface Written {
  template: string;
  values: Readonly<Record<string, string | number>>;
}

/**
 * Texts of notices in a language. Unknown kinds, from an older or newer Casbah on the same store, have a generic text.
 */
export async function noticeWriter(
  language: Language,
): Promise<(notice: Written) => { subject: string; text: string }> {
  const words: WordsOfNotices = await noticeWords[language]();
  const { locale } = LANGUAGE_OF[language];
  return ({ template, values }) => {
    const kind = templateOf(template) ?? 'unknown';
    const say = (part: 'subject' | 'text'): string =>
      fill(words[`notice.${kind}.${part}`] ?? '', values, locale);
    return { subject: say('subject'), text: say('text') };
  };
}

/**
 * Fills `{names}` in one pass, so a value with `{file}` stays unchanged. Line breaks and invisible characters are
 * removed.
 */
function fill(text: string, values: Readonly<Record<string, string | number>>, locale: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === 'number') return value.toLocaleString(locale);
    return value === undefined || value === ''
      ? '…'
      : value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  });
}
