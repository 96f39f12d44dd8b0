/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { needsScripts, useTakesPresses } from './needs-scripts';
import { NoScript } from './no-script';

describe('content for visitors without scripts', () => {
  it('is never a noscript inside another', () => {
    const html = renderToString(
      <NoScript>
        <p>form</p>
        <NoScript>
          <input name="code" />
        </NoScript>
      </NoScript>,
    );
    expect(html).toBe('<noscript><p>form</p><input name="code"/></noscript>');
  });
});

describe('a control that needs scripts', () => {
  const Button = styled.button<{ $works: boolean }>`
    ${needsScripts}
  `;
  const Press = () => <Button $works={useTakesPresses()}>Press</Button>;

  it('is not shown in the markup of the server, where it keeps its place', () => {
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(<Press />));
    expect(sheet.getStyleTags()).toMatch(/\{visibility:hidden;?\}/);
    expect(sheet.getStyleTags()).toContain('@media (scripting: none)');
    sheet.seal();
  });
});
