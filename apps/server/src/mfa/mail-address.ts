/** Enough of an address for its owner to know which one it is: `n•••@atlas.example`. */
export function hintOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = [...email.slice(0, at)];
  return `${first}•••${email.slice(at)}`;
}
