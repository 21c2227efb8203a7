import type { Pattern } from './pattern.ts';

/** `gz`, `tar.gz`: one to three parts of up to three letters and digits. */
export const FILE_EXTENSION: Pattern = {
  accepts: (text) => /^[A-Za-z0-9]{1,3}(?:\.[A-Za-z0-9]{1,3}){0,2}$/.test(text),
  says: 'Enter a file extension such as pdf or tar.gz: up to three parts of up to 3 characters each',
};

/** Whether a file name has one of these extensions, ignoring case and a leading dot. */
export function hasExtension(fileName: string, extensions: readonly string[]): boolean {
  const name = fileName.toLowerCase();
  return extensions.some((extension) => {
    const ending = `.${extension.replace(/^\./, '').toLowerCase()}`;
    return ending !== '.' && name.endsWith(ending) && name.length > ending.length;
  });
}
