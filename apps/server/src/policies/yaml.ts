import { LineCounter, parseDocument, stringify } from 'yaml';

export type ParsedYaml = { value: unknown } | { line: number; problem: string };

/** YAML of files: plain values only. Aliases are refused, because a few lines of them can stand for gigabytes. */
export const yaml = {
  /** Problems are in English. */
  parse(text: string): ParsedYaml {
    const lines = new LineCounter();
    try {
      const document = parseDocument(text, {
        lineCounter: lines,
        prettyErrors: false,
        schema: 'core',
        merge: false,
        stringKeys: true,
        uniqueKeys: true,
      });
      const [error] = [...document.errors, ...document.warnings];
      if (error !== undefined)
        return { line: lines.linePos(error.pos[0]).line, problem: error.message.replace(/\.$/, '') };
      return { value: document.toJS({ maxAliasCount: 0 }) };
    } catch (error) {
      if (error instanceof ReferenceError) return { line: 1, problem: 'Aliases (*name) are not supported' };
      if (error instanceof RangeError) return { line: 1, problem: 'The file is nested too deep' };
      throw error;
    }
  },

  write(value: unknown): string {
    return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });
  },
};
