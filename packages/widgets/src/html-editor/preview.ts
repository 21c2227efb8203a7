/**
 * HTML page of a preview. The surrounding frame runs no scripts; this also blocks external requests, so viewing a text
 * reveals nothing.
 */
export function previewPage(html: string): string {
  const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">${html}`;
}
