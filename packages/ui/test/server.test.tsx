/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { sheets } from '../workbench/sheets';

const states = sheets.flatMap(({ title, states: all }) =>
  all.map((state) => [`${title}: ${state.name}`, state] as const),
);

describe('on the server', () => {
  it.each(states)('%s renders', (_, state) => {
    expect(typeof window).toBe('undefined');
    const Shown = () => state.show();
    const sheet = new ServerStyleSheet();
    const html = renderToString(sheet.collectStyles(<Shown />));
    expect(html.includes('undefined')).toBe(false);
    expect(sheet.getStyleTags()).not.toMatch(/:\s*(undefined|NaN|\[object)/);
    sheet.seal();
  });
});
