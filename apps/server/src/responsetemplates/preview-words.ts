import type { PolicyType } from '@casbah/domain/policy/policy-type';
import { investigateWords } from '@casbah/messages/investigate';
import { LANGUAGE_OF, type Language } from '@casbah/messages/languages';
import { loadMessages } from '@casbah/messages/load';
import { policiesNamesWords } from '@casbah/messages/policies';
import { responsetemplatesSamplesWords } from '@casbah/messages/responsetemplates';

/** How values in messages are written for a reader. */
export interface PreviewWords {
  /** Undefined without such a word. */
  say(id: string): string | undefined;
  policyType(type: PolicyType): string;
  locale: string;
  timeZone: string;
}

export async function previewWords(language: Language, timeZone: string): Promise<PreviewWords> {
  const parts = await Promise.all([
    loadMessages(language),
    investigateWords[language](),
    policiesNamesWords[language](),
    responsetemplatesSamplesWords[language](),
  ]);
  const words: Readonly<Record<string, string>> = Object.assign({}, ...parts);
  const say = (id: string): string | undefined => words[id];
  return {
    say,
    policyType: (type) => say(`policy.type.${type}`) ?? type,
    locale: LANGUAGE_OF[language].locale,
    timeZone,
  };
}
