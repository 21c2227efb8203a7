/** Splits files by allowed extension. Without a list, all are allowed. */
export function byExtension<Named extends { readonly name: string }>(
  files: readonly Named[],
  allowed: readonly string[] | undefined,
): { taken: readonly Named[]; refused: readonly Named[] } {
  if (allowed === undefined) return { taken: files, refused: [] };
  const endings = allowed.map((ending) => `.${ending.replace(/^\./, '').toLowerCase()}`);
  const fits = ({ name }: Named) => {
    const lower = name.toLowerCase();
    return endings.some((ending) => lower.endsWith(ending));
  };
  return { taken: files.filter(fits), refused: files.filter((file) => !fits(file)) };
}
