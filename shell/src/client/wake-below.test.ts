import { beforeEach, expect, jest, test } from '@jest/globals';
import { facesNames } from '../app/boot-data';
import { wakeBelow } from './wake-below';

const rules: string[] = [];
const sheet = {
  get cssRules() {
    return rules;
  },
  insertRule: (rule: string, at: number) => rules.splice(at, 0, rule),
  deleteRule: (at: number) => rules.splice(at, 1),
};
let idle: (() => void)[] = [];
const rest = (): void => idle.shift()?.();

beforeEach(() => {
  rules.splice(0, rules.length, '[data-below]>*{content-visibility:auto}');
  idle = [];
  Object.assign(window, { requestIdleCallback: (then: () => void) => idle.push(then) });
  Object.defineProperty(document, 'adoptedStyleSheets', {
    value: [sheet],
    writable: true,
    configurable: true,
  });
  document.head.innerHTML = `<style id="${facesNames.id}"></style>`;
  document.body.innerHTML =
    '<div data-below="parts"><p>1</p><p>2</p></div><ul data-below="lines"><li>1</li></ul>';
});

test('lays out one child of every place at a time, then nothing is left out', () => {
  wakeBelow();
  rest();
  expect(rules.at(-1)).toContain(':nth-child(-n+1)');
  rest();
  expect(rules).toHaveLength(2);
  expect(rules.at(-1)).toContain(':nth-child(-n+2)');
  rest();
  expect(document.adoptedStyleSheets).toEqual([]);
});

test('waits for the fonts that are on their way', () => {
  const faces = document.querySelector('style');
  if (faces) faces.media = 'not all';
  wakeBelow();
  expect(idle).toHaveLength(0);
  document.dispatchEvent(new Event(facesNames.event));
  expect(idle).toHaveLength(1);
});

test('whoever begins to use the page finds it whole', () => {
  wakeBelow();
  rest();
  window.dispatchEvent(new Event('pointerdown'));
  expect(document.adoptedStyleSheets).toEqual([]);
  rest();
  expect(document.adoptedStyleSheets).toEqual([]);
});

test('has nothing to do where nothing was left out', () => {
  document.adoptedStyleSheets = [];
  const listen = jest.spyOn(window, 'addEventListener');
  wakeBelow();
  expect(listen).not.toHaveBeenCalled();
  listen.mockRestore();
});
