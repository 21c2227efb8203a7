/**
 * The page of a preview. The frame around it runs no script; this also keeps what is written from asking other machines for
 * anything, so that looking at a text tells nobody that one looks.
 */
export function previewPage(html: string): string {
  const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">${html}`;
}
