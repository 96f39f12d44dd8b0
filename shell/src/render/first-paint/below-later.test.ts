import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { layOutBelowLater } from './below-later';

let rules: string[] = [];
let idle: (() => void)[] = [];
const rest = (): void => idle.shift()?.();
const arrive = (type: string): void => {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
};
const fontsApply = (): boolean => document.dispatchEvent(new Event('fonts-apply'));
const start = (): void => layOutBelowLater('fonts-apply');

class Sheet {
  get cssRules(): string[] {
    return rules;
  }
  replaceSync(text: string): void {
    rules = [text];
  }
  insertRule(rule: string, at: number): void {
    rules.splice(at, 0, rule);
  }
  deleteRule(at: number): void {
    rules.splice(at, 1);
  }
}

beforeEach(() => {
  idle = [];
  arrive('navigate');
  Object.assign(globalThis, {
    CSS: { supports: () => true },
    CSSStyleSheet: Sheet,
    requestIdleCallback: (then: () => void) => idle.push(then),
  });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
  document.body.innerHTML =
    '<div data-below="parts"><p>1</p><p>2</p></div><ul data-below="lines"><li>1</li></ul>';
});

afterEach(() => {
  window.dispatchEvent(new Event('pointerdown'));
  location.hash = '';
});

test('skips content below the fold in the first paint, until the web fonts apply', () => {
  start();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(rules[0]).toContain('[data-below]>*{content-visibility:auto');
  expect(idle).toHaveLength(0);
  fontsApply();
  expect(idle).toHaveLength(1);
});

test('lays out one more child of each marked element per idle period, until nothing is skipped', () => {
  start();
  fontsApply();
  rest();
  expect(rules.at(-1)).toContain(':nth-child(-n+1)');
  rest();
  expect(rules).toHaveLength(2);
  expect(rules.at(-1)).toContain(':nth-child(-n+2)');
  rest();
  expect(document.adoptedStyleSheets).toEqual([]);
});

test('skips entries in many scripts until they are near the viewport or the page is used', () => {
  document.body.innerHTML += '<div data-below="entries"><p>1</p><p>2</p><p>3</p></div>';
  start();
  fontsApply();
  while (idle.length > 0) rest();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(rules.at(-1)).toMatch(/^\[data-below\]:not\(\[data-below=entries\]\)>:nth-child\(-n\+2\)/);
  window.dispatchEvent(new Event('keydown'));
  expect(document.adoptedStyleSheets).toEqual([]);
});

test.each(['pointerdown', 'keydown'])('lays out everything on the first %s', (sign) => {
  start();
  fontsApply();
  rest();
  window.dispatchEvent(new Event(sign));
  expect(document.adoptedStyleSheets).toEqual([]);
  rest();
  expect(document.adoptedStyleSheets).toEqual([]);
});

test('scrolls to the anchor again after an anchor navigation has laid out everything', () => {
  const scrollIntoView = jest.fn(() => expect(document.adoptedStyleSheets).toEqual([]));
  document.body.innerHTML += '<div data-below="entries"><p id="onam">1</p></div>';
  Object.assign(document.querySelector('#onam') ?? {}, { scrollIntoView });
  start();
  fontsApply();
  location.hash = '#onam';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(document.adoptedStyleSheets).toEqual([]);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test.each(['reload', 'back_forward'])('skips nothing on %s, to restore the scroll position', (type) => {
  arrive(type);
  start();
  expect(document.adoptedStyleSheets).toEqual([]);
});

test('skips nothing if the URL has a fragment, or without support for content-visibility', () => {
  location.hash = '#dates';
  start();
  location.hash = '';
  Object.assign(globalThis, { CSS: { supports: () => false } });
  start();
  expect(document.adoptedStyleSheets).toEqual([]);
});
