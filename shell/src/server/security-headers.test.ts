/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { sendErrorPage } from './error-page';
import { setSecurityHeaders } from './security-headers';

const anAnswer = () => new ServerResponse(new IncomingMessage(new Socket()));

describe('a response of the shell', () => {
  it('that is not a page forbids plugins, other base URLs and framing', () => {
    const answer = anAnswer();
    setSecurityHeaders(answer, 'http://localhost:8080');
    expect(answer.getHeaders()).toMatchObject({
      'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(answer.hasHeader('strict-transport-security')).toBe(false);
  });

  it('sets HSTS for two years, including subdomains, if the site uses TLS', () => {
    const answer = anAnswer();
    setSecurityHeaders(answer, 'https://site.example');
    expect(answer.getHeader('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  });

  it('forbids framing if it is the error page', () => {
    const answer = anAnswer();
    setSecurityHeaders(answer, 'https://site.example');
    sendErrorPage(answer, { status: 503, brand: { name: 'Site', email: 'a@site.example' }, trace: '1' });
    expect(answer.statusCode).toBe(503);
    expect(answer.getHeader('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});
