import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { skipBelow } from './skip-below';

const rules: string[] = [];
const arrive = (type: string): void => {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
};

beforeEach(() => {
  rules.length = 0;
  arrive('navigate');
  Object.assign(globalThis, {
    CSS: { supports: () => true },
    CSSStyleSheet: class {
      replaceSync(text: string): void {
        rules.push(text);
      }
    },
  });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
});

afterEach(() => void (location.hash = ''));

test('leaves what is below out of the first paint', () => {
  skipBelow();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(rules[0]).toContain('[data-below]>*{content-visibility:auto');
});

test.each(['reload', 'back_forward'])(
  'leaves nothing out on %s: the place on the page must be found',
  (type) => {
    arrive(type);
    skipBelow();
    expect(document.adoptedStyleSheets).toHaveLength(0);
  },
);

test('leaves nothing out on the way to a place further down, or where a browser cannot', () => {
  location.hash = '#dates';
  skipBelow();
  location.hash = '';
  Object.assign(globalThis, { CSS: { supports: () => false } });
  skipBelow();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});
