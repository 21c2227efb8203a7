/** Whether a log uses this value for a missing one: `-`, `"-"`, empty, `(null)`, `null`, `N/A`. */
export function isAbsent(value: string): boolean {
  switch (value.length) {
    case 0:
      return true;
    case 1:
      return value === '-' || value === ' ';
    case 2:
      return value === '""' || value === '--' || value === "''";
    case 3:
      return value === 'N/A' || value === 'n/a' || value === '"-"';
    case 4:
      return value === 'null' || value === 'NULL';
    case 6:
      return value === '(null)' || value === '(NULL)';
    default:
      return false;
  }
}
