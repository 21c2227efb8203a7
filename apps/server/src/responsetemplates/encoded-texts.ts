import { mapTexts, type TemplateMessages } from '@casbah/domain/response-template/messages';
import { unusable } from '../http/field-problem.ts';

/** Decodes texts that were encoded as by `encodeURIComponent`, so that markup in them passes filters of requests. */
export function decodeTexts(encoded: TemplateMessages): TemplateMessages {
  return mapTexts(encoded, (text, path) => {
    try {
      return decodeURIComponent(text);
    } catch (cause) {
      throw unusable(`template.${path}`, 'problem.template.NOT_ENCODED', {}, { cause });
    }
  });
}
