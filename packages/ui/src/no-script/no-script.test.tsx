/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { needsScripts, useTakesPresses } from './needs-scripts';
import { NoScript } from './no-script';

describe('content for visitors without JavaScript', () => {
  it('never nests one noscript element in another', () => {
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

describe('a control that needs JavaScript', () => {
  const Button = styled.button<{ $works: boolean }>`
    ${needsScripts}
  `;
  const Press = () => <Button $works={useTakesPresses()}>Press</Button>;

  it('is invisible in the server’s markup but keeps its space in the layout', () => {
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(<Press />));
    expect(sheet.getStyleTags()).toMatch(/\{visibility:hidden;?\}/);
    expect(sheet.getStyleTags()).toContain('@media (scripting: none)');
    sheet.seal();
  });
});
