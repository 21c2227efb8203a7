import type { Operation } from '../http/openapi.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const text = (value: unknown): string => String(value).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
const code = (value: unknown): string => `<code>${text(value)}</code>`;
/** Text in backticks is code, as in error messages. */
const words = (value: string): string =>
  text(value)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*([^*<]+)\*/g, '<em>$1</em>');

/** Renders the API description as plain HTML that needs no script or other server. */
export function apiPage(description: {
  version: string;
  words: readonly string[];
  operations: Operation[];
}): string {
  const byTag = Map.groupBy(description.operations, ({ tag }) => tag);
  const tags = [...byTag.keys()];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Casbah API</title>
<link rel="icon" href="/casbah.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/page.css">
</head>
<body>
<header>
<h1>Casbah API</h1>
<p>Version ${text(description.version)}. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>, for tools.</p>
${description.words.map((paragraph) => `<p>${words(paragraph)}</p>`).join('\n')}
<nav aria-label="Areas"><ul>${tags.map((tag) => `<li><a href="#${text(tag)}">${text(tag)}</a></li>`).join('')}</ul></nav>
</header>
<main>
${tags.map((tag) => `<section><h2 id="${text(tag)}">${text(tag)}</h2>${(byTag.get(tag) ?? []).map(operation).join('')}</section>`).join('\n')}
</main>
</body>
</html>
`;
}

function operation(one: Operation): string {
  const { method, path, summary, permission, parameters, body, answers } = one;
  const parts = [
    `<p>${permission === 'public' ? 'Open to everyone.' : `Needs the permission ${code(permission)}.`}${one.isForApiKeys || permission === 'public' || permission === 'source-token' ? '' : ' Not for API keys.'}</p>`,
    parameters.length === 0 ? '' : `<h3>Parameters</h3>${parameterTable(parameters)}`,
    body === undefined ? '' : `<h3>Body</h3>${content(body)}`,
    ...answers.map(
      ({ status, words: said, content: sent }) =>
        `<h3>${Number(status) < 400 ? 'Answer' : 'Error'} ${text(status)}</h3>${
          Number(status) < 400 ? content(sent) : said.map((line) => `<p>${words(line)}</p>`).join('')
        }`,
    ),
  ];
  const changes = method === 'GET' ? '' : ' class="changes"';
  return `<details><summary><strong${changes}>${text(method)}</strong>${code(path)}<span>${words(summary)}</span></summary><div>${parts.join('')}</div></details>`;
}

function parameterTable(parameters: Operation['parameters']): string {
  const rows = parameters.map(
    ({ name, place, isRequired, schema }) =>
      `<tr><td>${code(name)}</td><td>${place}${isRequired ? '' : ', optional'}</td><td>${code(JSON.stringify(schema))}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">Form</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function content({ mediaType, schema }: { mediaType: string; schema: unknown }): string {
  const shown =
    mediaType === 'application/json'
      ? `<pre tabindex="0">${text(JSON.stringify(schema, null, 2))}</pre>`
      : '';
  return `<p>${code(mediaType)}</p>${shown}`;
}
