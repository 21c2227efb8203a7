/** Masks an email address so that its owner still recognizes it: `n•••@atlas.example`. */
export function hintOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = [...email.slice(0, at)];
  return `${first}•••${email.slice(at)}`;
}
