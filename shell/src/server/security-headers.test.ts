/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { sendErrorPage } from './error-page';
import { setSecurityHeaders } from './security-headers';

const anAnswer = () => new ServerResponse(new IncomingMessage(new Socket()));

describe('an answer of the shell', () => {
  it('that is no page loads no plugins, has no other base and is framed nowhere', () => {
    const answer = anAnswer();
    setSecurityHeaders(answer, 'http://localhost:8080');
    expect(answer.getHeaders()).toMatchObject({
      'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(answer.hasHeader('strict-transport-security')).toBe(false);
  });

  it('asks for https for two years, subdomains too, where the site has it', () => {
    const answer = anAnswer();
    setSecurityHeaders(answer, 'https://site.example');
    expect(answer.getHeader('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  });

  it('is framed nowhere when it says that a page is away', () => {
    const answer = anAnswer();
    setSecurityHeaders(answer, 'https://site.example');
    sendErrorPage(answer, { status: 503, brand: { name: 'Site', email: 'a@site.example' }, trace: '1' });
    expect(answer.statusCode).toBe(503);
    expect(answer.getHeader('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});
