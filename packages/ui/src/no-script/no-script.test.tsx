/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
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
