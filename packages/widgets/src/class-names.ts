/** Joins the class names that hold; leaves out what is `false` or absent. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names
    .filter((name) => name !== false && name !== null && name !== undefined && name !== '')
    .join(' ');
}
