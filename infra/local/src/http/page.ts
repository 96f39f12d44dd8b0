import { escapeHtml } from './exchange.ts';

/** Styles of the local stand-ins' pages: readable, and clearly not the product. */
const look = `
  :root { color-scheme: light dark; --ink: #2a2019; --soft: #6d5f53; --line: #e4dad0; --paper: #fffdfa; --ground: #f6f0e9; --accent: #9a3b1f; --good: #2c6b4f; }
  @media (prefers-color-scheme: dark) { :root { --ink: #f3ebe2; --soft: #b7a897; --line: #453a31; --paper: #2a231e; --ground: #1e1915; --accent: #f0976f; --good: #7fcfa9; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  a { color: var(--accent); }
  h1 { font-size: 1.3rem; margin: 0; }
  button, .button { font: inherit; font-weight: 600; padding: .75rem 1.25rem; border-radius: .6rem; border: 1px solid var(--line); background: var(--paper); color: var(--ink); cursor: pointer; }
  button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  .soft { color: var(--soft); }
`;

/** @param style in addition to the common styles */
export const page = (title: string, style: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${look}${style}</style></head><body><main>${body}</main></body></html>`;
