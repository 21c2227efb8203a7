import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { Placeholder } from '@casbah/domain/response-template/placeholders';
import type { Language } from '@casbah/messages/languages';
import { policiesNamesWords } from '@casbah/messages/policies';
import {
  responsetemplatesDefaultsWords,
  responsetemplatesPlaceholdersWords,
} from '@casbah/messages/responsetemplates';

/** Words that default templates consist of, in one language. */
export interface TemplateWords {
  /** A text about a template. */
  own(part: 'name' | 'description'): string;
  /** A text of a template: its `{names}` become placeholders. */
  template(part: string): string;
  /** A fact's name and placeholder. */
  line(placeholder: Placeholder): string;
  policyType(type: PolicyType): string;
}

export async function templateWords(language: Language): Promise<TemplateWords> {
  const [defaults, names, policies]: Readonly<Record<string, string>>[] = await Promise.all([
    responsetemplatesDefaultsWords[language](),
    responsetemplatesPlaceholdersWords[language](),
    policiesNamesWords[language](),
  ]);
  const text = (part: string): string => defaults?.[`response.default.${part}`] ?? '';
  return {
    own: text,
    template: (part) => text(part).replace(/\{(\w+)\}/g, '{{$1}}'),
    line: (placeholder) =>
      text('line')
        .replace('{label}', () => names?.[`response.placeholder.${placeholder}`] ?? placeholder)
        .replace('{value}', () => `{{${placeholder}}}`),
    policyType: (type) => policies?.[`policy.type.${type}`] ?? type,
  };
}
