/** Files with undocumented uses of a library, and their text. */
export const undocumentedUses: [string, string][] = [
  ['packages/mfe-kit/build/planted-a.ts', 'new rspack.NormalModuleReplacementPlugin(/x/, y);'],
  ['mfe-catalog/src/planted-deep.ts', "import { css } from 'styled-components/dist/browser.js';"],
  ['shell/src/client/planted-deep.ts', "const found = require.resolve('@scope/library/lib/part');"],
  ['shell/src/client/planted-scopes.ts', 'await container.init(__webpack_share_scopes__.default);'],
  ['shell/src/client/planted-sharing.ts', "await __webpack_init_sharing__('default');"],
  ['mfe-booking/src/planted-runtime.ts', 'const module = __webpack_require__(12);'],
  ['packages/mfe-kit/build/planted-b.ts', "compiler.hooks.compilation.tap('Lean', change);"],
  ['packages/mfe-kit/build/planted-c.ts', 'module.source.source = Buffer.from(text);'],
  ['shell/src/client/planted-push.ts', "window.history.pushState({}, '', address);"],
  ['packages/mfe-kit/src/planted-pop.ts', "window.addEventListener('popstate', open);"],
  ['packages/mfe-kit/src/planted-place.ts', "history.scrollRestoration = 'manual';"],
];

/** Files that format a date or an amount outside the one module that may, and their text. */
export const secondForms: [string, string][] = [
  ['mfe-account/src/planted-count.ts', "export const words = (n: number) => n.toLocaleString('en-US');"],
  ['services/leads/src/planted/moment.ts', "export const format = new Intl.DateTimeFormat('en-GB');"],
  ['mfe-catalog/src/planted-months.ts', "export const names = ['Jan', 'Feb', 'Mar'];"],
  ['mfe-account/src/planted-weekdays.ts', "export const names = ['Mon', 'Tue', 'Wed'];"],
  [
    'services/leads/src/planted/clock.ts',
    'export const time = (at: Date) => at.toISOString().slice(11, 16);',
  ],
  ['mfe-booking/src/planted-offset.ts', 'export const istOffsetMs = 5.5 * 3_600_000;'],
  ['mfe-booking/src/planted-cut.ts', 'export const day = (of: string) => formatDay(of).slice(0, 6);'],
  ['shell/src/planted-zone.ts', 'export const until = (time: string) => `until ${time} IST`;'],
  ['mfe-catalog/src/planted-price.ts', 'export const price = (units: number) => `$${units}`;'],
  ['mfe-booking/src/planted-refund.ts', "export const words = 'It takes 5 to 10 business days.';"],
];
