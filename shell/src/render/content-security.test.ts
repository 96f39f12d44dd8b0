/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { contentSecurityPolicy } from './content-security';

const nobody = { tagManagerId: null, reviewsWidgetUrl: null };
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the content security policy', () => {
  it('allows only this site if no third party is configured', () => {
    const policy = contentSecurityPolicy({
      extraSources: [],
      isUnsignedAllowed: false,
      thirdParties: nobody,
    });
    expect(policy).not.toMatch(/https?:/);
    expect(directive(policy, 'script-src')).toMatch(
      /^script-src( 'sha256-[\w+/]{43}='){2} 'strict-dynamic'$/,
    );
    expect(directive(policy, 'connect-src')).toBe(`connect-src 'self'`);
  });

  it("allows React's inline script that records submissions before hydration", async () => {
    const button = createElement('button', { formAction: () => undefined });
    const page = createElement(
      'html',
      null,
      createElement('body', null, createElement('form', null, button)),
    );
    const markup = await text(renderToPipeableStream(page).pipe(new PassThrough()));
    const [, script = ''] = /<script[^>]*>(.*)<\/script>/s.exec(markup) ?? [];
    expect(script).toContain('submit');
    const policy = contentSecurityPolicy({
      extraSources: [],
      isUnsignedAllowed: false,
      thirdParties: nobody,
    });
    expect(directive(policy, 'script-src')).toContain(
      `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
  });

  it('allows connections of the tag manager if it is configured', () => {
    const policy = contentSecurityPolicy({
      extraSources: [],
      isUnsignedAllowed: false,
      thirdParties: { ...nobody, tagManagerId: 'GTM-ABC123' },
    });
    expect(directive(policy, 'connect-src')).toContain('https://*.google-analytics.com');
    expect(directive(policy, 'img-src')).toContain('https://*.googletagmanager.com');
    expect(directive(policy, 'script-src')).not.toContain('https:');
  });

  it('allows the origin of the reviews widget if it is configured', () => {
    const policy = contentSecurityPolicy({
      extraSources: [],
      isUnsignedAllowed: false,
      thirdParties: { ...nobody, reviewsWidgetUrl: 'https://reviews.example/widget/loader.js?id=7' },
    });
    for (const name of ['style-src', 'img-src', 'font-src', 'frame-src', 'connect-src']) {
      expect(directive(policy, name)).toMatch(/ https:\/\/reviews\.example$/);
    }
  });
});
