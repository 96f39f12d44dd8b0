import { createHash } from 'node:crypto';
import type { OpenApiDocument, Operation } from './openapi-document.js';

const style = `
:root{color-scheme:light;--text:#1C1A1F;--text-muted:#55515A;--background:#F4F3F0;--surface:#fff;--divider:#CBC7BF;--accent:#93281A;--primary:#0B4A58}
*{box-sizing:border-box}body{margin:0;background:var(--background);color:var(--text);font:1rem/1.5 'Anek Latin','Noto Sans',Arial,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 6rem}h1,h2{font-family:'Libre Caslon Condensed',Georgia,serif;font-weight:500}
h1{font-size:2.4rem;margin:0 0 .5rem}h2{font-size:1.7rem;margin:3rem 0 .5rem;border-bottom:3px solid var(--accent)}
details{background:var(--surface);border:1px solid var(--divider);margin:.5rem 0}summary{padding:.7rem 1rem;cursor:pointer;overflow-wrap:anywhere}
summary b{display:inline-block;min-width:4.2rem;color:var(--primary)}summary span{color:var(--text-muted);display:block}
section{padding:0 1rem 1rem}h3{font-size:1rem;margin:1rem 0 .3rem}table{border-collapse:collapse;width:100%}
td{border-top:1px solid var(--divider);padding:.35rem .6rem .35rem 0;vertical-align:top;overflow-wrap:anywhere}
pre{margin:0;padding:.7rem;background:var(--background);overflow:auto;font-size:.85rem;max-height:26rem}a{color:var(--primary)}
:focus-visible{outline:3px solid #28327A;outline-offset:2px}`;

/** Only this page's own style may load. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The API documentation: one page without scripts, generated from the document. */
export function docsPage(document: OpenApiDocument): string {
  const byTag = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags[0] ?? '';
      byTag.set(tag, [...(byTag.get(tag) ?? []), operationHtml(method, path, operation)]);
    }
  }
  const sections = [...byTag]
    .map(([tag, parts]) => `<h2 id="${text(tag)}">${text(tag)}</h2>${parts.join('')}`)
    .join('');
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(document.info.title)}</title><style>${style}</style></head><body><main><h1>${text(document.info.title)}</h1>
<p>${text(document.info.description)} For programs: <a href="/api/openapi.json">openapi.json</a>.</p>${sections}</main></body></html>`;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters.map(({ name, in: place, required, schema }) => [
    `<code>${text(name)}</code>`,
    `${text(place)}${required ? ', required' : ''}`,
    `<code>${text(JSON.stringify(schema))}</code>`,
  ]);
  const answers = Object.entries(operation.responses).map(([status, { description }]) => [
    text(status),
    text(description),
  ]);
  const [answer] = Object.values(operation.responses);
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${text(path)}</code><span>${text(operation.summary)}</span></summary><section>
${parameters.length > 0 ? `<h3>Parameters</h3>${table(parameters)}` : ''}
${operation.requestBody ? `<h3>Body</h3>${json(operation.requestBody)}` : ''}
<h3>Answers</h3>${table(answers)}${json(answer?.content)}</section></details>`;
}

const table = (rows: string[][]): string =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const json = (value: unknown): string => `<pre tabindex="0">${text(JSON.stringify(value, null, 2))}</pre>`;
const text = (value: string): string =>
  value.replace(
    /[&<>"]/g,
    (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char,
  );
