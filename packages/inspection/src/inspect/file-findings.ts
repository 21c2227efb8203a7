import { recognizeCode } from '../identifiers/code/recognize-code.ts';
import { classify } from '../identifiers/documents/document-kind.ts';
import { DOCUMENT_KINDS } from '../identifiers/documents/document-kinds.ts';
import { judge } from '../learning/model.ts';
import { isEicar } from '../threats/eicar.ts';
import type { CompiledDefinitions } from './definitions.ts';
import type { FileTexts } from './file-texts.ts';
import type { DocumentKindFound } from './report.ts';

/** What a whole file is, rather than what is somewhere in it. */
export interface FileFindings {
  readonly path: readonly string[];
  readonly kinds: readonly DocumentKindFound[];
  /** By ML profile: the probability that the file is of its kind. */
  readonly similarities: readonly { readonly profile: string; readonly probability: number }[];
  readonly isEicar: boolean;
}

export function fileFindings(
  texts: FileTexts,
  { models }: CompiledDefinitions,
  documentName: string | undefined,
): readonly FileFindings[] {
  return texts.all.map(({ path, text }) => {
    const code = recognizeCode(text, path.at(-1) ?? documentName);
    const language =
      code === undefined || code.kind === 'configuration' || code.kind === 'markup'
        ? []
        : [{ id: `code-${code.language}`, name: code.name, score: code.share }];
    const documents = classify(text, DOCUMENT_KINDS).map(({ kind, score }) => ({
      id: kind.id,
      name: kind.name,
      score,
    }));
    return {
      path,
      kinds: [...language, ...documents],
      similarities: models.map(({ id, model }) => ({ profile: id, probability: judge(model, text) })),
      isEicar: isEicar(Buffer.from(text)),
    };
  });
}
